import fc from 'fast-check';
import {
  AUTH_COOKIE,
  CITY_COOKIE,
  CITY_OFFER_COOKIE,
  DEVICE_COOKIE,
  VIEW_COOKIE,
  WAY_BACK_COOKIE,
} from '../../src/config/constants.ts';
import { VIEW_SETTINGS } from '../../src/config/view.ts';
import { LENS_TYPE_KEYS } from '../../contract/schemas/lens-types.ts';
import {
  BREAKING,
  encoded,
  EVIL_HOST,
  evilHost,
  evilText,
  inHeader,
  LEADING_AWAY,
} from './evil.ts';
import { rawText } from './texts.ts';

/** A request as plain data, so that a failure can print it. */
export type HostileRequest = {
  readonly method: string;
  /** Path and query, as they are in the first line. */
  readonly target: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: { readonly text: string; readonly isCutOff: boolean } | null;
};

/** Placeholder for the origin of the site, which is known only when a test runs. */
const OWN = '{own}';

/** Names that forms and URLs of the site use, and some that they do not. */
const NAMES = [
  ...VIEW_SETTINGS,
  ...['q', 'kind', 'section', 'type', 'products', 'product', 'shop', 'city', 'view', 'open', 'all'],
  ...['source', 'formId', 'question-1', 'question-2', 'question-3', 'id', 'offer', 'page', 'url'],
  ...['rating', 'text', 'reset', 'name', 'email', 'phone', 'question', 'website', 'back', 'x'],
  '__proto__',
];

/** Valid values: wrong ones next to them get further. */
const GOOD = [
  '',
  '1',
  '2',
  '2',
  '5',
  '404',
  '6285',
  'no',
  'all',
  'map',
  'shop',
  'линзы',
  'den',
  'dark',
  'day',
  '/faq/?a=1',
];

const value = fc.oneof(
  { weight: 3, arbitrary: evilText },
  { weight: 3, arbitrary: fc.constantFrom(...GOOD, ...LENS_TYPE_KEYS) },
);

const pairs = fc.array(fc.tuple(fc.constantFrom(...NAMES), value), { maxLength: 6 }).chain((all) =>
  // The same name repeatedly.
  fc.nat({ max: 3 }).map((times) => [...all, ...Array(times).fill(all[0] ?? ['q', 'a'])]),
);

/** Every field together, so that the relevant one is never missing; short, so that all fit. */
const everything = fc
  .tuple(...NAMES.map(() => fc.constantFrom(...BREAKING, ...GOOD)))
  .map((values) => NAMES.map((name, index): [string, string] => [name, values[index] ?? '']));

const written = fc
  .oneof(pairs, everything)
  .map((all) => all.map(([name, text]) => `${encoded(name)}=${encoded(text)}`).join('&'));

const query = fc
  .tuple(written, fc.array(rawText, { maxLength: 2 }))
  .map(([own, raw]) => [own, ...raw].filter(Boolean).join('&'));

/** Parts of a path that servers interpret differently. */
const SEGMENTS = [
  ...['.', '..', '%2e%2e', '%2E', '..%2f', '%2f', '%5c', '\\', '%00', '%0d%0ax-evil:%201', '%'],
  ...['%zz', '%ff', '%ed%a0%80', '%25', '%252f', '%u0430', '%3Cx-evil%3E', '"x-evil', '%22x-evil'],
  ...[';a=1', '?', '%3f', '%23', '*', 'a'.repeat(2_000), 'index.html', '404.html', '3', '12', ''],
  ...['%d0%bb', '{{title}}', `${EVIL_HOST}`, `%5c${EVIL_HOST}`, '[x]', '__proto__', 'constructor'],
];

const segments = fc
  .array(fc.oneof(fc.constantFrom(...SEGMENTS), evilText.map(encoded)), { maxLength: 4 })
  .map((parts) => parts.join('/'));

/** Cookies as scripts, other sites and other people write them. */
const cookieValue = fc.oneof(
  fc.constantFrom('%2Fpersonal%2Forders%2F', '%2Fpersonal%2F..%2F%2Fevil.test%2F'),
  fc.json({ depthSize: 'small' }).map(encoded),
  fc.constantFrom(...[6285, 6281, '6285', 0, -1, 1e21, 2 ** 53, null, [6285], { a: 1 }]).map((id) =>
    // A different title: only the id is trusted.
    encoded(JSON.stringify({ id, title: '"><x-evil>' })),
  ),
  fc.constantFrom('{"id":6285}', '%7B%22id%22%3A6285', '%', '"', '""', '%00', '{"id":1e999}'),
  fc.constantFrom('{"__proto__":{"id":6285}}', '{"palette":"dark"}', '{"palette":"\\"><x-evil>"}'),
  fc.constantFrom('t1', 'a'.repeat(150), 'a'.repeat(5_000), 't%0d%0ax-evil: 1', 'нет'.repeat(3)),
  evilText.map(encoded),
  evilText.map((text) => text.replaceAll(';', '')),
);

const cookies = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        ...[CITY_COOKIE.name, CITY_OFFER_COOKIE.name, VIEW_COOKIE.name, DEVICE_COOKIE],
        WAY_BACK_COOKIE.name,
        ...[AUTH_COOKIE.token, AUTH_COOKIE.expired, 'x', '', '__Host-a', '$Version'],
      ),
      cookieValue,
    ),
    { maxLength: 5 },
  )
  .chain((all) =>
    fc
      .constantFrom('; ', ';', ' ;; ', ', ')
      .map((between) => inHeader(all.map(([name, text]) => `${name}=${text}`).join(between))),
  );

const address = fc.oneof(
  fc.constantFrom(OWN, `${OWN}/faq/?a=1`, `${OWN}//${EVIL_HOST}/`, 'null', 'a:/\\evil.test/'),
  fc.constantFrom(...LEADING_AWAY, `a://b/\\${EVIL_HOST}`, `a://b//${EVIL_HOST}`, `data:,x`),
  evilText,
);
const tag = fc.oneof(fc.constantFrom('*', '"', 'W/"1"', ',,,', '"a"'), evilText);

const header = fc.oneof(
  { weight: 4, arbitrary: cookies.map((text): [string, string] => ['cookie', text]) },
  {
    weight: 4,
    arbitrary: fc.tuple(
      fc.constant('sec-fetch-site'),
      fc.constantFrom('same-origin', 'same-origin', 'cross-site', 'same-site', 'none', '', 'x'),
    ),
  },
  { weight: 3, arbitrary: fc.tuple(fc.constantFrom('origin', 'referer'), address) },
  {
    weight: 2,
    arbitrary: fc.tuple(
      fc.constantFrom(
        ...['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-for', 'x-forwarded-prefix'],
        ...['forwarded', 'x-real-ip', 'x-original-url', 'x-rewrite-url', 'x-host', 'via'],
        ...['x-nf-site-info', 'x-nf-geo', 'x-nf-client-connection-ip', 'x-nf-path', 'x-nf-ping'],
        ...['x-http-method-override', 'x-visitor-address', 'x-edge-secret'],
      ),
      fc.oneof(evilHost, fc.constantFrom('https', 'PUT', '127.0.0.1'), evilText),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(
      fc.constantFrom('if-none-match', 'if-match', 'if-range', 'if-modified-since', 'range'),
      fc.oneof(
        tag,
        fc.constantFrom('bytes=0-', 'bytes=9-1', 'x=1', 'Thu, 01 Jan 1970 00:00:00 GMT'),
      ),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(
      fc.constantFrom('authorization', 'user-api-token', 'deviceUUID', 'idempotency-key'),
      fc.oneof(evilText, fc.constantFrom('Bearer t1', 'Bearer', 'Basic eA==', 't1', 'd1')),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(
      fc.constantFrom('content-type', 'accept', 'accept-encoding', 'accept-language', 'user-agent'),
      fc.oneof(
        fc.constantFrom('application/x-www-form-urlencoded', 'application/json', 'text/html', 'x'),
        fc.constantFrom('multipart/form-data', 'br;q=2', '*/*;q=x', 'gzip, br', 'identity;q=0'),
        evilText,
      ),
    ),
  },
);

/** The headers that forms require: half of all requests have them. */
const OWN_PAGE: readonly [string, string][] = [['sec-fetch-site', 'same-origin']];

const method = fc.oneof(
  { weight: 5, arbitrary: fc.constant('GET') },
  { weight: 5, arbitrary: fc.constant('POST') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ...[
        'HEAD',
        'PUT',
        'DELETE',
        'PATCH',
        'OPTIONS',
        'PROPFIND',
        'QUERY',
        'TRACE',
        'CONNECT',
        'PURGE',
      ],
    ),
  },
);

const body = fc.record({
  text: fc.oneof(
    { weight: 6, arbitrary: written },
    { weight: 2, arbitrary: evilText },
    { weight: 1, arbitrary: fc.json() },
    {
      weight: 1,
      arbitrary: fc.constantFrom('', '{', '%', '&&&===', 'q=%ff', 'a=1&'.repeat(40_000)),
    },
  ),
  isCutOff: fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, fc.constant(true)),
});

const WITHOUT_BODY = new Set(['GET', 'HEAD']);

/**
 * Requests that no honest visitor sends.
 * @param addresses URLs of the site; `*` in them matches anything.
 */
export function hostileRequests(addresses: readonly string[]): fc.Arbitrary<HostileRequest> {
  const path = fc
    .tuple(fc.constantFrom(...addresses), segments)
    .map(([one, inside]) => one.replace('*', () => inside));
  return fc
    .record({
      method,
      path,
      query: fc.option(query, { nil: null }),
      own: fc.constantFrom([], OWN_PAGE),
      others: fc.array(header, { maxLength: 7 }),
      body,
    })
    .map(({ method: verb, path: place, query: asked, own, others, body: sent }) => ({
      method: verb,
      target: asked === null ? place : `${place}?${asked}`,
      headers: [...own, ...others].map(([name, text]) => [name, inHeader(text)] as const),
      body: WITHOUT_BODY.has(verb) ? null : sent,
    }));
}

/** The same with the site's origin filled in. */
export const addressedTo = (origin: string, request: HostileRequest): HostileRequest => ({
  ...request,
  headers: request.headers.map(([name, text]) => [name, text.replaceAll(OWN, origin)]),
});
