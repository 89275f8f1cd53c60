import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { CSRF_HEADER } from '../../contract/headers.ts';
import { editorPicture } from '../../contract/calls/library.ts';
import { sendFile } from './send-file.ts';
import { session } from './session.ts';
import { signInQuestion } from './sign-in-again.ts';

const answers: { status: number; body: unknown }[] = [];
const sent: (string | undefined)[] = [];

/** Replaces the browser's `XMLHttpRequest`; replies come from `answers`. */
class StandIn {
  readonly upload = {};
  readonly headers = new Headers();
  status = 0;
  responseText = '';
  onload = () => undefined;
  open() {}
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  send() {
    sent.push(this.headers.get(CSRF_HEADER) ?? undefined);
    const answer = answers.shift();
    this.status = answer?.status ?? 0;
    this.responseText = JSON.stringify(answer?.body);
    queueMicrotask(this.onload);
  }
}

const ended = { code: 'unauthorized', description: 'Войдите, чтобы продолжить' };
const stored = { src: '/media/x.jpg', width: 4, height: 3 };
const file = new Blob(['x']);
const me = { id: 1, name: 'Вера', role: 'editor', permissions: [], csrf: 'before' };

const browserRequest = globalThis.XMLHttpRequest;
const ask = jest.spyOn(signInQuestion, 'ask');
beforeEach(() => {
  Object.assign(globalThis, { XMLHttpRequest: StandIn });
  Object.assign(session, { me });
  answers.length = 0;
  sent.length = 0;
});
afterEach(() => {
  Object.assign(globalThis, { XMLHttpRequest: browserRequest });
  session.me = null;
  ask.mockReset();
});

const upload = () => sendFile(editorPicture, { name: 'x.jpg' }, file, () => undefined);

it('waits for a sign-in when the session has expired, and sends the file again', async () => {
  answers.push({ status: 401, body: { error: ended.code, error_description: ended.description } });
  answers.push({ status: 200, body: { result: stored } });
  ask.mockImplementation(async () => {
    Object.assign(session, { me: { ...me, csrf: 'after' } });
  });
  expect(await upload()).toEqual({ ok: true, value: stored });
  expect(sent).toEqual(['before', 'after']);
});
