import assert from 'node:assert/strict';
import { SECURITY_HEADERS } from '../../edge-functions/lib/headers.ts';
import { ANSWERING_COOKIES, VARYING_COOKIES } from '../../src/config/cdn.ts';
import { config, folder } from './edge-functions.ts';

const files = [...Deno.readDirSync(folder)]
  .filter((entry) => entry.isFile && entry.name.endsWith('.ts'))
  .map((entry) => entry.name.replace(/\.ts$/, ''));

Deno.test('every function has a file and a route: without one it would silently never run', () => {
  const declared = new Set(config.edge_functions.map((entry) => entry.function));
  const toDo = [
    ...files
      .filter((name) => !declared.has(name))
      .map((name) => `add [[edge_functions]] with function = "${name}" to netlify.toml`),
    ...[...declared]
      .filter((name) => !files.includes(name))
      .map((name) => `write edge-functions/${name}.ts, or remove "${name}" from netlify.toml`),
  ];
  assert.deepEqual(toDo, []);
});

Deno.test('every function uses the common wrapper: nothing it throws reaches the runtime', () => {
  for (const name of files) {
    const text = Deno.readTextFileSync(new URL(`${name}.ts`, folder));
    const wrapped = text.match(/^export default (?:page|call)Function\(/gm)?.length === 1;
    const only = text.match(/^export default/gm)?.length === 1;
    assert.ok(
      wrapped && only,
      `edge-functions/${name}.ts: export default pageFunction(…) or callFunction(…) of lib/edge-function.ts`,
    );
  }
});

Deno.test('no function declares a route in its file: offline it would be empty', async () => {
  for (const name of files) {
    const loaded = await import(new URL(`${name}.ts`, folder).href);
    assert.equal(loaded.config, undefined, name);
  }
});

Deno.test("the guard runs before the visitor's own page", () => {
  const order = config.edge_functions.map((entry) => entry.function);
  assert.ok(order.lastIndexOf('personal') < order.indexOf('visitor-page'));
});

Deno.test('every route is either a path or a pattern', () => {
  for (const { function: name, path, pattern } of config.edge_functions) {
    assert.ok((path === undefined) !== (pattern === undefined), name);
  }
});

/** Whether a function runs for a path, by its declarations. */
function runs(name: string, address: string): boolean {
  const matches = (path: string) => new URLPattern({ pathname: path }).test({ pathname: address });
  return config.edge_functions.some(
    ({ function: own, path, pattern, excludedPath }) =>
      own === name &&
      (path === undefined || matches(path)) &&
      (pattern === undefined || new RegExp(pattern).test(address)) &&
      !excludedPath?.some(matches),
  );
}

Deno.test('the guard runs for everything that begins with /personal', () => {
  for (const path of [
    '/personal',
    '/personal/',
    '/personal/orders/',
    '/personal/sales/12/',
    '/personal/no/such/page',
    '/personal.html',
    '/personality/',
    '/page-data/personal/page-data.json',
    '/page-data/personal/orders/page-data.json',
  ]) {
    assert.ok(runs('personal', path), path);
  }
  for (const path of [
    '/',
    '/auth/',
    '/friend/registration/',
    '/articles/personal/',
    '/person/',
    '/%2570ersonal/',
    '/page-data/auth/page-data.json',
  ]) {
    assert.ok(!runs('personal', path), path);
  }
});

Deno.test('no spelling of /personal bypasses the guard', () => {
  const codeOf = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;
  const word = [...'personal'];
  for (const spelled of [
    '/PERSONAL',
    '/Personal/Orders/',
    '/pErSoNaL/sales/12/',
    '//personal',
    '///PERSONAL/orders/',
    '/%2Fpersonal/',
    '/%2f%70ersonal/',
    `/${word.map(codeOf).join('')}/orders/`,
    `/${word.map((letter) => codeOf(letter).toUpperCase()).join('')}/`,
    `/${word.map((letter) => codeOf(letter.toUpperCase())).join('')}/`,
    `/${word.map((letter) => codeOf(letter.toUpperCase()).toUpperCase()).join('')}`,
    ...word.map((letter, at) => `/${word.with(at, codeOf(letter)).join('')}/`),
    ...word.map((letter, at) => `/${word.with(at, letter.toUpperCase()).join('')}/`),
  ]) {
    assert.ok(runs('personal', spelled), spelled);
    assert.ok(runs('personal', `/page-data${spelled}`), `/page-data${spelled}`);
  }
  const data = [...'page-data'];
  for (const [at, letter] of data.entries()) {
    for (const other of [codeOf(letter), codeOf(letter.toUpperCase()), letter.toUpperCase()]) {
      const spelled = `//${data.with(at, other).join('')}/personal/page-data.json`;
      assert.ok(runs('personal', spelled), spelled);
    }
  }
});

Deno.test("the visitor's own page is built from pages only", () => {
  for (const page of [
    '/',
    '/catalog/',
    '/articles/uhod/kak-hranit-linzy/',
    '/personal/orders/',
    '/404.html',
  ]) {
    assert.ok(runs('visitor-page', page), page);
  }
  const others = [
    '/rest/shops',
    '/api/articles',
    '/hooks/content',
    '/_gatsby/slices/_gatsby-scripts-1.html',
    '/.netlify/functions/rebuild',
    '/policy-reports',
    '/near-city.json',
    '/static/a/b.webp',
    '/pictures/a.avif',
    '/page-data/catalog/page-data.json',
    '/app-1a2b.js',
    '/styles.css',
    '/a/b.map',
    '/robots.txt',
    '/sitemap-index.xml',
    '/cities.json',
    '/city-places.json',
    '/font.woff2',
    '/icons/icon-48x48.png',
    '/manifest.webmanifest',
    '/favicon.ico',
  ];
  for (const path of others) assert.ok(!runs('visitor-page', path), path);
});

Deno.test('no function runs for every page of every visitor', () => {
  for (const { function: name, path, header } of config.edge_functions) {
    assert.ok(path !== '/*' || header !== undefined, name);
  }
});

Deno.test('visitor-page runs for visitors with a city, a view or a redirect home, anywhere in the cookies', () => {
  const rule = config.edge_functions.find(({ function: name }) => name === 'visitor-page')
    ?.header?.['cookie'];
  assert.ok(rule);
  // As in the runtime: spaces after commas are removed, the rest is the header itself.
  for (const cookie of ['userLocation=1', 'wayBack=1', 'a=1; view=1', 'a=1;userLocation=1; b=2']) {
    assert.match(cookie, new RegExp(rule));
  }
  for (const cookie of ['a=1', 'xuserLocation=1', 'a=userLocation', 'review=1', 'a=view']) {
    assert.doesNotMatch(cookie, new RegExp(rule));
  }
});

Deno.test('Varnish bypasses its cache for the same visitors', () => {
  const cookies = `(^|;\\s*)(${VARYING_COOKIES.join('|')})=`;
  const rule = config.edge_functions.find(({ function: name }) => name === 'visitor-page');
  assert.equal(rule?.header?.['cookie'], cookies);
  const varnish = new URL('../../docs/operations/varnish.vcl', import.meta.url);
  const text = Deno.readTextFileSync(varnish);
  assert.ok(text.includes(`req.http.Cookie ~ "${cookies}"`));
  const answering = `(^|;\\s*)(${ANSWERING_COOKIES.join('|').replace('.', '\\.')})=`;
  assert.ok(text.includes(`"^/(poll|survey)/" && req.http.Cookie ~ "${answering}"`));
});

Deno.test('the CDN may cache the proxy, but not the personal pages', () => {
  for (const entry of config.edge_functions) {
    assert.equal(
      entry.cache,
      entry.function === 'rest-proxy' ? 'manual' : undefined,
      entry.function,
    );
  }
});

Deno.test('files have the same security headers as the functions', () => {
  const site = config.headers.find((rule) => rule.for === '/*')?.values ?? {};
  const lower = Object.entries(site).map(([name, value]) => [name.toLowerCase(), value]);
  const { 'content-security-policy': ofRelease, ...others } = SECURITY_HEADERS;
  assert.deepEqual(Object.fromEntries(lower), others);
  // A release sets it in a file, and it is undefined which of two rules wins.
  assert.match(ofRelease ?? '', /base-uri 'none'/);
});

/** The cache rule of a file; Netlify's own by default, null when two rules collide. */
async function cacheRule(path: string): Promise<string | null> {
  const { parseAllHeaders } = await import('@netlify/headers-parser');
  const netlifyConfigPath = new URL('../../netlify.toml', import.meta.url).pathname;
  const { headers } = await parseAllHeaders({
    headersFiles: [],
    netlifyConfigPath,
    configHeaders: [],
    minimal: false,
  });
  const matching = headers.filter((rule) => 'forRegExp' in rule && rule.forRegExp.test(path));
  const found = matching.flatMap((rule) => rule.values['Cache-Control'] ?? []);
  return found.length > 1 ? null : (found[0] ?? 'default');
}

Deno.test('hashed files are cached for ever, the rest is revalidated', async () => {
  const forEver = 'public, max-age=31536000, immutable';
  const expected = {
    '/app-0f3b2c1d.js': forEver,
    '/7867-0f3b2c1d.js': forEver,
    '/late-7475.0f3b2c1d.css': forEver,
    '/static/a-0f3b/b.webp': forEver,
    '/pictures/0f3b-480.avif': forEver,
    '/sw.js': 'default',
    '/': 'default',
    '/catalog/': 'default',
    '/page-data/catalog/page-data.json': 'default',
    '/page-data/app-data.json': 'public, max-age=60',
    '/cities.json': 'public, max-age=60',
    '/city-places.json': 'public, max-age=60',
    '/near-city.json': 'public, max-age=86400',
  };
  for (const [path, rule] of Object.entries(expected)) {
    assert.equal(await cacheRule(path), rule, path);
  }
});
