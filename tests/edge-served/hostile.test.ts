/** The served site with all its processes: requests that no honest client sends, byte by byte. */
import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { isWell, WAYS, ways, type Answer, type Way } from '../fuzz/backend.ts';
import { isEditorAddress } from '../../src/config/editor-addresses.ts';
import { evilHost } from '../fuzz/evil.ts';
import { assertHarmless } from '../fuzz/harmless.ts';
import { CITIES, CITY_PLACES, PAGE } from '../fuzz/page.ts';
import { holds } from '../fuzz/property.ts';
import { addressedTo, hostileRequests } from '../fuzz/request.ts';
import { mayBeDropped, sendRaw } from './raw-request.ts';
import { openStage, projectRoot, type Call, type Stage } from './stage.ts';
import { readConfig } from '../../scripts/serve-site/rules.ts';

/** Pages that functions write into, in addition to the small site's own. */
const PAGES = ['catalog', 'catalog/compare', 'search', 'where-buy', 'map-optic', 'poll', 'survey'];
const MORE = ['themes/feedback', 'discounts/3/shops', 'discounts/3/order', 'faq', 'personal', ''];

const FILES = Object.fromEntries([
  ...[...PAGES, ...MORE].map((path) => [`${path}/index.html`.replace(/^\//, ''), PAGE]),
  ['cities.json', JSON.stringify(CITIES)],
  ['city-places.json', JSON.stringify(CITY_PLACES)],
  ['404.html', PAGE],
]);

let stage: Stage;
let addresses: readonly string[];
let way: Way = 'well';

function send({ status, headers, body, isCutOff }: Answer, reply: ServerResponse): void {
  reply.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
  if (!isCutOff) return void reply.end(body);
  reply.write(body.slice(0, body.length / 2), () => reply.destroy());
}

function answer({ method, path, headers, body }: Call, reply: ServerResponse): void {
  const url = new URL(path, 'http://backend.test');
  const token = headers['user-api-token']?.toString() ?? null;
  // The backend signs editors in with cookies of its own.
  const isOwnWay = way === 'sets cookies' && isEditorAddress(url.pathname);
  send(WAYS[isOwnWay ? 'well' : way]({ method, url, token, body }), reply);
}

before(async () => {
  stage = await openStage({}, FILES);
  stage.backend.answer = answer;
  const { declarations } = await readConfig(projectRoot);
  const declared = declarations.flatMap((one) => ('path' in one ? [String(one.path)] : []));
  addresses = [
    ...new Set(declared),
    ...['/personal/', '/personal/*', '/personal/sales/*', '/rest/user.check', '/rest/shops'],
    ...['/', '/faq', '/faq/item/', '/instructions/', '//*', '/*', '/discounts/3/shops/'],
  ];
});
after(() => stage.close());

/** Hosts that are not the site's: its URLs come from the settings alone. */
const hosts = fc.oneof(fc.constant('localhost'), evilHost);

test('the served site does no harm, whatever it is sent', async () => {
  const cases = fc.record({
    hostile: hostileRequests(addresses),
    host: hosts,
    how: fc.oneof(fc.constantFrom<Way>('well', 'well', 'refuses'), fc.constantFrom(...ways)),
  });
  const property = fc.asyncProperty(cases, async ({ hostile, host, how }) => {
    way = how;
    const request = addressedTo(stage.origin, hostile);
    const told = await sendRaw(stage.origin, request, host);
    if (!told) return assert.ok(mayBeDropped(request), 'no response was received');
    assertHarmless(told, { origin: stage.origin, request, mayFail: !isWell(how) });
  });
  await holds({ name: 'served', seed: 20_261_125, all: 20_000, short: 600 }, property);
});

test('the site still works afterwards', async () => {
  way = 'well';
  const cookie = `userLocation=${encodeURIComponent('{"id":6285}')}`;
  const page = await stage.ask('/faq/', { headers: { cookie } });
  assert.equal(page.status, 200);
  assert.match(await page.text(), /<span data-city-title="">Казань</);
  const failed = stage.lines.filter((line) => /^\s+at /m.test(line));
  assert.deepEqual(failed, [], 'no request causes an unexpected error');
});
