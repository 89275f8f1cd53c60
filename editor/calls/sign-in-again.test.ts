import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { editorDraft, editorDraftDrop } from '../../contract/calls/editor-drafts.ts';
import { CSRF_HEADER } from '../../contract/headers.ts';
import { doubts } from './doubts.ts';
import { send } from './send.ts';
import { session } from './session.ts';

const me = {
  ...{ id: 1, name: 'Вера', email: 'vera@yasno.example' },
  ...{ role: 'editor' as const, permissions: ['draft' as const], csrf: 'before' },
};
const STALE = { error: 'forbidden', error_description: 'Страница устарела' };

/** The account that has signed in with this browser by now. */
let present = me;
const sent: string[] = [];

/** A backend that accepts the token of the present session only. */
async function answer(address: string, init: RequestInit): Promise<Response> {
  const given = new Headers(init.headers).get(CSRF_HEADER);
  sent.push(`${init.method} ${address} ${given ?? ''}`.trim());
  if (address === '/editor/me') return Response.json({ result: present });
  return given === present.csrf
    ? Response.json({ error: 'not_found', error_description: 'Нет' }, { status: 404 })
    : Response.json(STALE, { status: 403 });
}

const browserFetch = globalThis.fetch;
beforeEach(() => {
  Object.assign(globalThis, { fetch: jest.fn(answer) });
  session.me = me;
  present = me;
  sent.length = 0;
});
afterEach(() => {
  Object.assign(globalThis, { fetch: browserFetch });
  session.me = null;
});

const drop = () => send(editorDraftDrop, { draft: 7 });

it('goes on with the session that another tab has begun', async () => {
  present = { ...me, csrf: 'after' };
  expect(await drop()).toMatchObject({ error: { code: 'not_found' } });
  expect(sent).toEqual([
    'DELETE /editor/drafts/7 before',
    'GET /editor/me',
    'DELETE /editor/drafts/7 after',
  ]);
  expect(session.me?.csrf).toBe('after');
});

it('repeats each of several calls that were refused', async () => {
  present = { ...me, csrf: 'after' };
  const codes = (await Promise.all([drop(), drop()])).map((one) => !one.ok && one.error.code);
  expect(codes).toEqual(['not_found', 'not_found']);
});

it('does nothing in the name of somebody else who has signed in there', async () => {
  present = { ...me, id: 2, csrf: 'after' };
  expect(await drop()).toMatchObject({ error: { code: 'forbidden' } });
  expect(sent).toHaveLength(2);
  expect(session.me?.id).toBe(1);
});

it('believes a refusal that has another reason', async () => {
  expect(await send(editorDraft, { draft: 7 })).toMatchObject({ error: { code: 'forbidden' } });
  expect(sent).toEqual(['GET /editor/drafts/7', 'GET /editor/me']);
});

it('counts a response that may be of another version', async () => {
  const before = doubts.count;
  await drop();
  expect(doubts.count).toBe(before);
  jest.mocked(fetch).mockResolvedValue(Response.json({ result: 'renamed' }));
  expect(await send(editorDraft, { draft: 7 })).toMatchObject({
    error: { code: 'upstream_contract' },
  });
  expect(doubts.count).toBe(before + 1);
});
