/** What a function throws, and aborted requests, never reach the runtime. */
import assert from 'node:assert/strict';
import { SECURITY_HEADERS } from '../../edge-functions/lib/headers.ts';
import { BARE_PAGE_POLICY } from '../../src/config/security.ts';
import { edgeFunctions, type EdgeFunction } from './edge-functions.ts';
import { errorsOf, NOWHERE } from './fake-server.ts';

const gone = new Error('the origin is gone');
const broken = {
  next: () => Promise.reject(gone),
  get ip(): string {
    throw gone;
  },
  get geo(): object {
    throw gone;
  },
};

const calm = {
  next: () => Promise.resolve(new Response('Нет', { status: 404 })),
  ip: '203.0.113.7',
  geo: {},
};

/** A request whose properties cannot be read, except its URL. */
const unreadable = (url: string) =>
  new Proxy(new Request(url), {
    get(_request, name) {
      if (name === 'url') return url;
      throw new Error(`${String(name)} cannot be read`);
    },
  });

/** A form of our own page whose sender disconnects in the middle of it. */
function brokenOff(url: string): Request {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('formId=1&page=')),
    pull: (controller) => controller.error(new TypeError('error reading a body from connection')),
  });
  return new Request(url, { method: 'POST', body, headers: { 'sec-fetch-site': 'same-origin' } });
}

/** A function's responses at its own URLs, without those it passes through. */
async function answersOf(
  { run, addresses }: EdgeFunction,
  request: (url: string) => Request,
  context: object,
): Promise<Response[]> {
  const asked = addresses.map((path) => run(request(NOWHERE + path), context));
  return (await Promise.all(asked)).filter((reply) => reply !== undefined);
}

for (const found of await edgeFunctions()) {
  Deno.test(`${found.name} responds whatever it throws`, async () => {
    const lines = await errorsOf(async () => {
      for (const reply of await answersOf(found, unreadable, broken)) {
        const html = /^text\/html/.test(reply.headers.get('content-type') ?? '');
        assert.equal(
          reply.status,
          500,
          `edge-functions/${found.name}.ts answers without reading its request: a HEAD has no body`,
        );
        // The error page has no script, and a policy that allows none.
        const page = html ? { 'content-security-policy': BARE_PAGE_POLICY } : {};
        for (const [name, value] of Object.entries({ ...SECURITY_HEADERS, ...page }))
          assert.equal(reply.headers.get(name), value);
        const text = await reply.text();
        assert.match(text, /Сервер не[\s\u00a0]отвечает/);
        if (!html) assert.equal(JSON.parse(text).error, 'internal');
      }
    });
    assert.ok(!lines.some((line) => line.includes('\n')), 'one line each');
  });

  Deno.test(`${found.name} does not treat a truncated body as its own error`, async () => {
    await errorsOf(async () => {
      for (const reply of await answersOf(found, brokenOff, calm)) {
        assert.ok(reply.status < 500, String(reply.status));
        await reply.body?.cancel();
      }
    });
  });
}
