/** Every function at its own URLs: requests that no honest client sends, with failing backends. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import * as v from 'valibot';
import { isEditorAddress } from '../../src/config/editor-addresses.ts';
import { allowedCall } from '../../edge-functions/lib/allow-list.ts';
import { forgetCityTitles } from '../../edge-functions/lib/city-titles.ts';
import { forgetCityPlaces } from '../../edge-functions/lib/nearest-city.ts';
import { table } from '../../contract/table.ts';
import { isWell, WAYS, ways, writtenReplies, type Answer, type Way } from '../fuzz/backend.ts';
import { assertHarmless } from '../fuzz/harmless.ts';
import { CITIES, CITY_PLACES, ERROR_PAGE, PAGE } from '../fuzz/page.ts';
import { holds } from '../fuzz/property.ts';
import { addressedTo, hostileRequests, type HostileRequest } from '../fuzz/request.ts';
import { edgeFunctions, type EdgeFunction } from './edge-functions.ts';
import { errorsOf, withBackend, withServer, type FakeServer } from './fake-server.ts';

/** Milliseconds after which a missing response counts as hanging. */
const HANGS = 20_000;

const html = (text: string, status = 200) =>
  new Response(text, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', etag: '"1"' },
  });

function siteFile(request: Request): Response {
  const { pathname } = new URL(request.url);
  if (pathname === '/cities.json') return Response.json(CITIES);
  if (pathname === '/city-places.json') return Response.json(CITY_PLACES);
  return html(pathname === '/500.html' ? ERROR_PAGE : PAGE);
}

/** What is behind a function. */
const BEHIND = {
  page: () => html(PAGE),
  'not found': () => html(PAGE, 404),
  'not modified': () => new Response(null, { status: 304, headers: { etag: '"1"' } }),
  elsewhere: () => new Response(null, { status: 301, headers: { location: '/faq/' } }),
  nothing: () => Promise.reject(new Error('the origin is gone')),
} satisfies Record<string, () => Response | Promise<Response>>;

type Behind = keyof typeof BEHIND;
const allBehind = Object.keys(BEHIND) as readonly Behind[];

const places = [
  {},
  { latitude: 55.8, longitude: 49, country: { code: 'RU' } },
  { latitude: Number.NaN, longitude: 1e308, country: { code: 'RU' } },
  { country: {} },
];

function responseOf({ status, headers, body, isCutOff }: Answer): Response {
  if (!isCutOff) return new Response(body === '' ? null : body, { status, headers });
  const half = new ReadableStream({
    start: (controller) =>
      controller.enqueue(new TextEncoder().encode(body.slice(0, body.length / 2))),
    pull: (controller) => controller.error(new Error('cut off')),
  });
  return new Response(half, { status, headers });
}

function bodyOf({ body }: HostileRequest): BodyInit | null {
  if (!body?.isCutOff) return body?.text ?? null;
  return new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(body.text)),
    pull: (controller) => controller.error(new TypeError('error reading a body from connection')),
  });
}

/** Null when the runtime itself rejects such a request. */
function requestOf(origin: string, hostile: HostileRequest): Request | null {
  try {
    const headers = new Headers(hostile.headers.map(([name, value]) => [name, value]));
    const url = new URL(origin + hostile.target);
    if (url.origin !== origin) return null;
    return new Request(url, { method: hostile.method, headers, body: bodyOf(hostile) });
  } catch {
    return null;
  }
}

async function inTime(reply: Promise<Response | undefined>): Promise<Response | undefined> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('It hangs')), HANGS);
  return await Promise.race([reply, late.promise]).finally(() => clearTimeout(timer));
}

/** No request goes beyond the contract, and no forged visitor address is forwarded. */
function assertAsked({ requests }: FakeServer): void {
  for (const { url, headers } of requests) {
    const isEditors = isEditorAddress(url.pathname);
    const isMedia = url.pathname.startsWith('/media/');
    const known = isEditors || isMedia || allowedCall(url.pathname) !== null;
    assert.ok(known, `the backend is asked for ${url.pathname}`);
    if (!isEditors) assert.equal(headers.get('cookie'), null);
    for (const name of ['x-forwarded-for', 'x-visitor-address', 'x-edge-secret'])
      assert.ok([null, '203.0.113.7'].includes(headers.get(name)), name);
    assert.equal(headers.get('x-forwarded-host'), null);
  }
  requests.length = 0;
}

/** In addition to its own URLs: those that get past the first check. */
const FURTHER: Readonly<Record<string, readonly string[]>> = {
  editor: ['/editor/articles/7', '/admin/', '/admin/../rest/user.check'],
  'rest-proxy': table.map(({ path }) => path),
  media: ['/media/offer-1a2b.png', '/media/*.png'],
  'discount-step': ['/discounts/3/shops/', '/discounts/3/order/'],
  personal: ['/personal/', '/personal/orders/'],
  'visitor-page': ['/', '/faq/'],
};

async function tryAll({ name, addresses, run }: EdgeFunction): Promise<void> {
  let way: Way = 'well';
  const backend = async (request: Request) => {
    const { method, url, headers } = request;
    // What the backend itself says to an editor passes: that is our own, and not a visitor's.
    if (isEditorAddress(new URL(url).pathname)) return Response.json({ result: {} });
    const token = headers.get('user-api-token');
    const body = await request.text();
    return responseOf(WAYS[way]({ method, url: new URL(url), token, body }));
  };
  const hostile = hostileRequests([...addresses, ...(FURTHER[name] ?? [])]);
  const stands = fc.record({
    // Few requests reach the backend at all: what only some answers show must be asked for often.
    way: fc.oneof(
      fc.constantFrom<Way>('well', 'sets cookies', 'refuses'),
      fc.constantFrom(...ways),
    ),
    behind: fc.oneof(fc.constant<Behind>('page'), fc.constantFrom(...allBehind)),
    geo: fc.constantFrom(...places),
  });
  const log: string[] = [];
  await withServer(siteFile, ({ origin }) =>
    withBackend(backend, async (server) => {
      forgetCityTitles();
      forgetCityPlaces();
      const property = fc.asyncProperty(hostile, stands, async (plain, { behind, geo, ...how }) => {
        way = how.way;
        const asked = addressedTo(origin, plain);
        const request = requestOf(origin, asked);
        if (!request) return;
        const context = { next: async () => await BEHIND[behind](), ip: '203.0.113.7', geo };
        log.push(
          ...(await errorsOf(async () => {
            const reply = await inTime(run(request, context));
            assertAsked(server);
            if (!reply) return;
            const { status, headers } = reply;
            const mayFail = !isWell(way) || behind === 'nothing';
            const body = await reply.text().catch((error: unknown) => {
              if (!mayFail) throw error;
              return '';
            });
            assertHarmless({ status, headers, body }, { origin, request: asked, mayFail });
          })),
        );
      });
      await holds({ name: `edge ${name}`, seed: 20_261_124, all: 5_000, short: 400 }, property);
    }),
  );
  assert.ok(!log.some((line) => line.includes('\n')), 'a log line is forged');
}

for (const one of await edgeFunctions()) {
  Deno.test(`${one.name} does no harm, whatever it is sent`, () => tryAll(one));
}

Deno.test('the stand-in for the backend satisfies the contract', () => {
  const url = new URL('http://backend.test/rest/search.content?query=a');
  for (const [call, reply] of writtenReplies({ method: 'GET', url, token: 't1', body: '' })) {
    assert.ok(v.is(call.result, reply), call.name);
  }
});
