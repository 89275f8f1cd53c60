import { jest } from '@jest/globals';
import { resetSignIn } from '../../src/stores/sign-in-flow.ts';
import { forgetSession } from '../../src/stores/sign-out.ts';

/** The body with which the backend signs a new member in. */
export const SIGNED_IN = {
  result: { token: 't1', token_expired: '2099-01-01T00:00:00.000Z', is_new: true },
};
/** The bodies of a passed captcha and of a code that was sent. */
export const PASSED = { result: { success: true, score: 0.9 } };
export const SENT = { result: { resend_in: 60 } };

type Asked = { readonly path: string; readonly query: Record<string, unknown> };

/** What the sign-in flow asks the backend for, and the pages that it opens. */
export const stage = {
  /** Requests, with the parameters of their addresses and bodies. */
  asked: [] as readonly Asked[],
  /** Bodies by path; may be promises. There is no network for the other paths. */
  answers: {} as Record<string, unknown>,
  opened: jest.fn(),
};

/** Begins a test with an empty flow, no requests and no answers. */
export function setStage(): void {
  stage.asked = [];
  stage.answers = {};
  stage.opened.mockClear();
  window.___navigate = stage.opened;
  resetSignIn();
  globalThis.fetch = (async (address: string, init: RequestInit) => {
    const url = new URL(address, 'https://site.test');
    const body = init.body === undefined ? {} : JSON.parse(String(init.body));
    const query = { ...Object.fromEntries(url.searchParams), ...body };
    stage.asked = [...stage.asked, { path: url.pathname, query }];
    const answer = stage.answers[url.pathname];
    if (answer === undefined) throw new TypeError('no network');
    const status = typeof answer === 'object' && answer && 'error' in answer ? 400 : 200;
    const text = JSON.stringify(await answer);
    return { status, text: () => Promise.resolve(text) };
  }) as typeof fetch;
}

/** Signs the member out and forgets what the tab and the cookies keep. */
export function clearStage(): void {
  forgetSession();
  sessionStorage.clear();
  document.cookie = 'wayBack=; path=/; max-age=0';
}
