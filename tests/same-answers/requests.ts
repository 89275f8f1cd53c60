/** What every way of serving the site is asked. */

/** What decides about an answer: the rules of the site, or how its bytes are sent. */
export type By = 'rules' | 'bytes';

export type SameRequest = {
  readonly name: string;
  readonly by: By;
  readonly path: string;
  readonly method: string;
  /**
   * `{tag}` stands for the ETag of what the same way sends without conditions, `{sibling}` for that of
   * another copy of the same content.
   */
  readonly headers: Readonly<Record<string, string>>;
  readonly status: number;
  /** The functions that run look at who asks, and then let the site's own answer through. */
  readonly isLetThrough?: boolean;
};

type More = Partial<Pick<SameRequest, 'method' | 'headers' | 'isLetThrough'>>;

const row = (by: By, name: string, path: string, status: number, more: More = {}): SameRequest => ({
  ...{ name, by, path, status, method: 'GET', headers: {} },
  ...more,
});

type Row = readonly [name: string, path: string, status: number, more?: More];

const cookie = (name: string, value: string): More => ({
  headers: { cookie: `${name}=${encodeURIComponent(value)}` },
});
const CITY = cookie('userLocation', '{"id":6285}');
const HOME_CITY = cookie('userLocation', '{"id":6281}');
const VIEW = cookie('view', '{"palette":"dark"}');
const WAY_BACK = cookie('wayBack', '/personal/orders/');
const MEMBER: More = { headers: { cookie: 'auth.token=t1' }, isLetThrough: true };
const STRANGER: More = { headers: { cookie: 'auth.signed=1' } };

const PAGES: readonly Row[] = [
  ['the home page', '/', 200],
  ['a page', '/guide/', 200],
  ['a page with a query', '/guide/?a=1&utm_source=b', 200],
  ['the head of a page', '/guide/', 200, { method: 'HEAD' }],
  ['a page in another city', '/guide/', 200, CITY],
  ['the head of a page in another city', '/guide/', 200, { ...CITY, method: 'HEAD' }],
  ['a page in the default city', '/guide/', 200, { ...HOME_CITY, isLetThrough: true }],
  ['a page in another view', '/guide/', 200, VIEW],
  ['the home page for who was sent there', '/', 200, WAY_BACK],
  ['another page for who was sent home', '/guide/', 200, { ...WAY_BACK, isLetThrough: true }],
  ['a page for a member', '/guide/', 200, { headers: { cookie: 'auth.token=t1' } }],
  ['a page for who has many cookies', '/guide/', 200, { headers: { cookie: 'a=1; viewed=2' } }],
  ['a page that may be drawn anew', '/catalog/', 200, { isLetThrough: true }],
  [
    'the head of a page that may be drawn anew',
    '/catalog/',
    200,
    { method: 'HEAD', isLetThrough: true },
  ],
  ['no page', '/net-takoy/', 404],
  ['no page in another city', '/net-takoy/', 404, CITY],
  ['the head of no page', '/net-takoy/', 404, { method: 'HEAD' }],
  ['the city near who is nowhere', '/near-city.json', 200],
];

const ADDRESSES: readonly Row[] = [
  ['a missing slash', '/guide', 301],
  ['a missing slash before a query', '/guide?a=1', 301],
  ['a missing slash in another city', '/guide', 301, { ...CITY, isLetThrough: true }],
  ['a former address', '/staroe/', 301],
  ['a former address without its slash', '/staroe', 301],
  ['a former address with a query', '/staroe/?a=1', 301],
  ['a former address of a part', '/akciya', 301],
  ['a former address that leads elsewhere', '/video/', 301],
  ['a redirect of netlify.toml', '/faq/item/', 301],
  ['a temporary redirect of netlify.toml', '/.well-known/change-password', 302],
  ['a redirect by the query', '/instructions/?type=uhod', 301],
  ['a query that leads nowhere', '/instructions/?a=1', 200],
  ['two slashes before', '//guide/', 200],
  ['two slashes behind', '/guide//', 200],
  ['a letter as a code', '/%67uide/', 200],
  ['a slash as a code', '/guide%2f', 404],
  ['capitals', '/GUIDE/', 404],
  ['the file of a page', '/guide/index.html', 200],
  ['the rules themselves', '/_headers', 404],
  ['the redirects themselves', '/_redirects', 404],
];

const MEMBERS: readonly Row[] = [
  ['the personal area, signed out', '/personal/', 302],
  ['the personal area, signed out a while ago', '/personal/orders/', 302, STRANGER],
  ['the personal area in other letters', '/Personal/', 302],
  ['the personal area with a code', '/%70ersonal/orders/', 302],
  ['the personal area behind two slashes', '//personal/', 302],
  ['the personal area without its slash', '/personal', 302],
  ['the personal area', '/personal/', 200, MEMBER],
  ['the personal area without its slash, signed in', '/personal', 301, MEMBER],
  ['a page of the personal area', '/personal/orders/', 200, MEMBER],
  ['a deep link', '/personal/sales/zima/', 200, MEMBER],
  ['a deep link without its slash', '/personal/sales/zima', 200, MEMBER],
  ['no page of the personal area', '/personal/net/', 404, MEMBER],
  ['data of the personal area, signed out', '/page-data/personal/page-data.json', 302],
  ['data of the personal area with a code', '/page-data/%70ersonal/page-data.json', 302],
  ['data of the personal area behind two slashes', '/page-data//personal/page-data.json', 302],
  ['data of the personal area', '/page-data/personal/page-data.json', 200, MEMBER],
];

const FILES: readonly Row[] = [
  ['a script with a hash', '/app-0a1b.js', 200],
  ['a sheet with a hash', '/styles.0a1b.css', 200],
  ['a font', '/static/golos-0a1b.woff2', 200],
  ['a picture', '/pictures/0a1b.webp', 200],
  ['a picture that is not there', '/pictures/net.webp', 404],
  ['a script without a hash', '/sw.js', 200],
  ['data of a page', '/page-data/guide/page-data.json', 200],
  ['data of the site', '/page-data/app-data.json', 200],
  ['names of cities', '/cities.json', 200],
  ['a document', '/upload/rules.pdf', 200],
  ['robots.txt', '/robots.txt', 200],
  ['a file in another city', '/cities.json', 200, CITY],
];

const LIVE: readonly Row[] = [
  ['a picture of the backend', '/media/lens.webp', 200],
  [
    'a picture of the backend that is known',
    '/media/lens.webp',
    304,
    { headers: { 'if-none-match': '"m1"' } },
  ],
  ['a picture that the backend lacks', '/media/net.webp', 404],
  ['a call', '/rest/user.check', 200],
  ['a call of nobody', '/rest/no.such.call', 404],
  ['a form of another site', '/city/choose/', 403, { method: 'POST' }],
];

const METHODS: readonly Row[] = [
  ['POST of a page', '/guide/', 405, { method: 'POST' }],
  ['PUT of a page', '/guide/', 405, { method: 'PUT' }],
  ['DELETE of a page', '/guide/', 405, { method: 'DELETE' }],
  ['OPTIONS of a page', '/guide/', 405, { method: 'OPTIONS' }],
  ['an unknown method', '/guide/', 405, { method: 'PROPFIND' }],
  ['TRACE', '/guide/', 405, { method: 'TRACE' }],
  ['PURGE from outside', '/guide/', 405, { method: 'PURGE' }],
];

const accepts = (encodings: string, more: Readonly<Record<string, string>> = {}): More => ({
  headers: { 'accept-encoding': encodings, ...more },
});
const known = (tags: string, encodings = 'identity'): More =>
  accepts(encodings, { 'if-none-match': tags });
const part = (range: string, more: Readonly<Record<string, string>> = {}): More =>
  accepts('identity', { range, ...more });

const COPIES: readonly Row[] = [
  ['brotli', '/guide/', 200, accepts('gzip, deflate, br')],
  ['brotli of a script', '/app-0a1b.js', 200, accepts('br')],
  ['gzip', '/guide/', 200, accepts('gzip')],
  ['no brotli', '/guide/', 200, accepts('br;q=0, gzip')],
  ['anything', '/guide/', 200, accepts('*')],
  ['an encoding that nobody has', '/guide/', 200, accepts('compress')],
  ['a short text', '/robots.txt', 200, accepts('br')],
  ['a picture, compressed', '/pictures/0a1b.webp', 200, accepts('br')],
  ['a known page', '/guide/', 304, known('{tag}')],
  ['a known page, by its head', '/guide/', 304, { ...known('{tag}'), method: 'HEAD' }],
  ['a known page, weakly', '/guide/', 304, known('W/{tag}')],
  ['a known page among others', '/guide/', 304, known('"0", {tag}, "1"')],
  ['whatever is known', '/guide/', 304, known('*')],
  ['an unknown page', '/guide/', 200, known('"0"')],
  ['known brotli', '/guide/', 304, known('{tag}', 'br')],
  ['known gzip', '/guide/', 304, known('{tag}', 'gzip')],
  ['known brotli of another level', '/guide/', 304, known('{sibling}', 'br')],
  ['a known script', '/app-0a1b.js', 304, known('{tag}', 'br')],
  ['a known file', '/upload/rules.pdf', 304, known('{tag}')],
  ['a shared reply', '/rest/shops', 200, accepts('br')],
  ['a known shared reply', '/rest/shops', 304, known('{tag}', 'br')],
  ['a known shared reply, not encoded', '/rest/shops', 304, known('"0", {tag}')],
  ['a known page that is not there', '/net-takoy/', 404, known('{tag}')],
  [
    'a known page in another city',
    '/guide/',
    200,
    { headers: { ...CITY.headers, 'if-none-match': '"0"' } },
  ],
  [
    'since a day',
    '/guide/',
    200,
    accepts('identity', { 'if-modified-since': 'Thu, 01 Jan 2026 00:00:00 GMT' }),
  ],
  ['these bytes only', '/upload/rules.pdf', 200, accepts('identity', { 'if-match': '{tag}' })],
  ['other bytes only', '/upload/rules.pdf', 412, accepts('identity', { 'if-match': '"0"' })],
  ['a beginning', '/upload/rules.pdf', 206, part('bytes=0-9')],
  ['an end', '/upload/rules.pdf', 206, part('bytes=-5')],
  ['a rest', '/upload/rules.pdf', 206, part('bytes=10-')],
  ['a part behind the end', '/upload/rules.pdf', 416, part('bytes=9999999-')],
  ['several parts', '/upload/rules.pdf', 200, part('bytes=0-1, 4-5')],
  ['a part that is none', '/upload/rules.pdf', 416, part('bytes=5-1')],
  ['a part of something else', '/upload/rules.pdf', 200, part('lines=0-1')],
  ['a part by the head', '/upload/rules.pdf', 200, { ...part('bytes=0-9'), method: 'HEAD' }],
  ['the rest of the same', '/upload/rules.pdf', 206, part('bytes=10-', { 'if-range': '{tag}' })],
  [
    'the rest of something else',
    '/upload/rules.pdf',
    200,
    part('bytes=10-', { 'if-range': '"0"' }),
  ],
  [
    'the rest since a day',
    '/upload/rules.pdf',
    200,
    part('bytes=10-', { 'if-range': 'Thu, 01 Jan 2026 00:00:00 GMT' }),
  ],
  ['a part of brotli', '/app-0a1b.js', 206, accepts('br', { range: 'bytes=10-19' })],
  [
    'the rest of the same brotli',
    '/app-0a1b.js',
    206,
    accepts('br', { range: 'bytes=10-', 'if-range': '{tag}' }),
  ],
  [
    'the rest of brotli of another level',
    '/app-0a1b.js',
    200,
    accepts('br', { range: 'bytes=10-', 'if-range': '{sibling}' }),
  ],
  [
    'a part of a page in another city',
    '/guide/',
    200,
    { headers: { ...CITY.headers, range: 'bytes=0-9' } },
  ],
  ['a part of no page', '/net-takoy/', 404, part('bytes=0-9')],
];

const of = (by: By, rows: readonly Row[]): SameRequest[] =>
  rows.map(([name, path, status, more]) => row(by, name, path, status, more));

export const REQUESTS: readonly SameRequest[] = [
  ...of('rules', [...PAGES, ...ADDRESSES, ...MEMBERS, ...FILES, ...LIVE]),
  ...of('bytes', [...METHODS, ...COPIES]),
];
