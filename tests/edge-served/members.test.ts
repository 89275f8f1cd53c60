/** Every call for members through the served edge, with invalid cookies. */
import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { getRequestListener } from '@hono/node-server';
import { handlers } from '../../backend/routes/handlers.ts';
import { allowedCall } from '../../edge-functions/lib/allow-list.ts';
import { AUTH_COOKIE, DEVICE_COOKIE } from '../../src/config/constants.ts';
import { assertRefused } from '../contract/envelope.ts';
import { exampleOf, examplesFor, findDemo } from '../contract/examples.ts';
import { endedTokens, malformedTokens } from '../contract/no-tokens.ts';
import { onEveryEngine, requestOf, type Params } from '../contract/site.ts';
import { signIn } from '../contract/stubs.ts';
import { openStage, type Stage } from './stage.ts';

const calls = handlers.map(({ call }) => call).filter(({ access }) => access === 'member');

let people = 0;
const phone = () => `+7996${String((people += 1)).padStart(7, '0')}`;

const withToken = (token: string) => `${AUTH_COOKIE.token}=${encodeURIComponent(token)}`;

type Cookie = readonly [kind: string, cookie: string];

onEveryEngine((site) => {
  let server: Server;
  let stage: Stage;
  let good: string;
  let examples: ReadonlyMap<string, Params>;
  /** Cookies by their defect. */
  let cookies: readonly Cookie[];
  /** Sent with one call only: the edge treats them the same for every call. */
  let malformed: readonly Cookie[];

  before(async () => {
    server = createServer(getRequestListener((request) => site().fetch(request)));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    stage = await openStage({ restOrigin: `http://127.0.0.1:${port}` });
    examples = examplesFor(await findDemo(site()));
    good = (await signIn(site().db, new Date(), phone())).token;
    const inCookies = (tokens: Record<string, string>) =>
      Object.entries(tokens).map(([kind, token]): Cookie => [kind, withToken(token)]);
    malformed = inCookies(malformedTokens(good));
    cookies = [
      ['none', ''],
      ['a device alone', `${DEVICE_COOKIE}=d1`],
      ['the end of a session alone', `${AUTH_COOKIE.expired}=2099-01-01T00:00:00.000Z`],
      ['the token under another name', `token=${good}`],
      ['one before the good one', `${withToken('never-given-out')}; ${withToken(good)}`],
      ...inCookies(await endedTokens(site(), phone)),
    ];
  });
  after(async () => {
    await stage.close();
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });

  const asked = async (call: (typeof calls)[number], cookie: string) => {
    const request = requestOf(call, exampleOf(examples, call));
    const { pathname, search } = new URL(request.url);
    return await stage.ask(pathname + search, {
      method: call.method,
      headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      body: call.method === 'POST' ? await request.text() : null,
    });
  };

  test('every call for members is refused with invalid cookies', async () => {
    for (const [place, call] of calls.entries()) {
      const isOpen = allowedCall(call.path) !== null;
      const all = place === 0 ? [...cookies, ...malformed] : cookies;
      const tried = all.map(async ([kind, cookie]) => {
        const reply = await asked(call, cookie);
        const about = `${call.name}, ${kind}`;
        assert.equal(reply.headers.get('cache-control'), 'private, no-store', about);
        await assertRefused(reply, isOpen ? 'unauthorized' : 'not_found', about);
      });
      await Promise.all(tried);
    }
  });

  test('a call for members is answered with a valid cookie', async () => {
    const [call] = calls.filter(({ name }) => name === 'user.profile');
    assert.ok(call);
    const reply = await asked(call, withToken(good));
    assert.equal(reply.status, 200, await reply.text());
  });

  test('the personal area is closed to all of them', async () => {
    for (const [kind, cookie] of [...cookies, ...malformed]) {
      for (const path of ['/personal/', '/page-data/personal/page-data.json']) {
        const { status, headers } = await stage.ask(path, { headers: { cookie } });
        assert.deepEqual([status, headers.get('location')], [302, '/'], `${path}, ${kind}`);
      }
    }
    const open = await stage.ask('/personal/', { headers: { cookie: withToken(good) } });
    assert.equal(open.status, 200);
    await open.body?.cancel();
  });
});
