/** Asks our server and nginx the same, and says where they differ. */
import type { Header } from '@netlify/headers-parser';
import type { RedirectRule } from '../../scripts/nginx/redirect-rules.ts';
import { pages } from '../pages.ts';

export type Asked = { readonly path: string; readonly init?: RequestInit };

/** Headers that may differ, each with its reason. */
const DIFFERENT: Readonly<Record<string, string>> = {
  date: 'the second in which each answers',
  server: 'nginx says its name',
  connection: 'how each keeps a connection',
  'keep-alive': 'the same',
  etag: 'nginx makes it of time and size, ours is of content and copy',
  'content-length': 'of compressed bytes: the libraries of the two differ',
  'transfer-encoding': 'the same',
  'accept-ranges': 'nginx says it only with a whole file that is not compressed',
};

const CITY = { cookie: `userLocation=${encodeURIComponent('{"id":6285}')}` };

/** Spellings that lead astray, and ways to ask that files have no answer to. */
const ODD: readonly Asked[] = [
  ...['/about', '/faq?a=1', '/about/index.html', '/404.html', '/404', '/500.html', '/ABOUT/'],
  ...['//about/', '/about//', '/about%2f', '/%2fabout/', '/%61bout/', '/about/.html'],
  ...['/_headers', '/_redirects', '/about/index.html.gz', '/index.html.br', '/net-takogo.js'],
  ...['/Personal/orders/', '/%70ersonal/', '/page-data/personal/page-data.json', '/о-нас/'],
  ...['/?utm_source=a', '/instructions/?type=uhod', '/instructions/?a=1', '/themes/6/?a=1'],
].map((path) => ({ path }));

const WAYS: readonly Asked[] = [
  { path: '/', init: { method: 'HEAD' } },
  { path: '/about/', init: { method: 'PUT' } },
  { path: '/about/', init: { method: 'POST', body: 'a=1' } },
  { path: '/about/', init: { headers: { range: 'bytes=0-9' } } },
  { path: '/about/', init: { headers: { 'accept-encoding': 'gzip' } } },
  { path: '/about/', init: { headers: { 'if-modified-since': new Date().toUTCString() } } },
  { path: '/about/', init: { headers: CITY } },
  { path: '/net-takogo/', init: { headers: CITY } },
  { path: '/faq/item/', init: { headers: CITY } },
];

/** Addresses of redirects, with something in place of a parameter. */
const redirected = (rules: readonly RedirectRule[]): Asked[] =>
  rules.map(({ from, query }) => {
    const values = Object.entries(query).map(([name, value]): [string, string] => [
      name,
      String(value).replace(/^:.*/, 'uhod'),
    ]);
    const asked = new URLSearchParams(values).toString();
    return { path: from.replace(/:\w+/, '1') + (asked && `?${asked}`) };
  });

/** For each rule about headers a file that it is about. */
const ruled = (rules: readonly Header[], files: readonly string[]): Asked[] =>
  rules.map(({ for: pattern, forRegExp }) => {
    const path = files.map((file) => `/${file}`).find((one) => forRegExp.test(one));
    if (path === undefined) throw new Error(`No file of the site is about ${pattern}`);
    return { path };
  });

/** Only our server compresses against a dictionary, so only it says that a document varies by that. */
const BY_DICTIONARY = /, available-dictionary$/;

/** nginx tells a redirect in words, too, which nobody sees. */
const OF_REDIRECTS = new Set(['body', 'content-type']);

/** The one list of requests: of the pages, of the rules, and odd ones. */
export const requestsOf = (
  headers: readonly Header[],
  redirects: readonly RedirectRule[],
  files: readonly string[],
): Asked[] => [
  ...pages.map(({ url }) => ({ path: url })),
  ...ruled(headers, files),
  ...redirected(redirects),
  ...ODD,
  ...WAYS,
];

type Told = { readonly reply: Response; readonly seen: Readonly<Record<string, string>> };

async function ask(origin: string, { path, init }: Asked): Promise<Told> {
  // Both would compress each page, which costs more than all else here.
  const headers = { 'accept-encoding': 'identity', ...init?.headers };
  const reply = await fetch(origin + path, { redirect: 'manual', ...init, headers });
  const told = [...reply.headers].flatMap(([name, value]) =>
    name in DIFFERENT
      ? []
      : [
          [
            name,
            value
              .replace(origin, '')
              .replace(BY_DICTIONARY, '')
              .replace(/, (?=\w+-)/g, ','),
          ],
        ],
  );
  const body = Buffer.from(await reply.arrayBuffer()).toString('latin1');
  return { reply, seen: { status: String(reply.status), ...Object.fromEntries(told), body } };
}

/** Whether nginx has read the file itself: its tags are a time and a size, ours a hash. */
const isRead = ({ headers }: Response): boolean =>
  /^"[\da-f]{1,8}-[\da-f]+"$/.test(headers.get('etag') ?? '');

/** What differs, a line each, and which addresses nginx answers without our server. */
export async function compared(ours: string, nginx: string, asked: readonly Asked[]) {
  const differences: string[] = [];
  const read: string[] = [];
  for (const one of asked) {
    const [own, other] = [await ask(ours, one), await ask(nginx, one)];
    if (isRead(other.reply)) read.push(one.path);
    for (const name of new Set([...Object.keys(own.seen), ...Object.keys(other.seen)])) {
      const [left, right] = [own.seen[name], other.seen[name]];
      if (
        left === right ||
        (own.reply.status < 400 && own.reply.status > 300 && OF_REDIRECTS.has(name))
      )
        continue;
      const how = JSON.stringify(one.init ?? '');
      const cut = (text: string | undefined) => text?.slice(0, 120);
      differences.push(`${one.path} ${how} ${name}: ours ${cut(left)}, nginx ${cut(right)}`);
    }
  }
  return { differences, read };
}
