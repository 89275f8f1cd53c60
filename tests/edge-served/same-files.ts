/** The small site with a file for every rule, and its backend. */
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { page, plainAnswer, projectRoot, type Call } from './stage.ts';

/** Long enough to be compressed, and different at each compression level. */
const TEXT = readFileSync(join(projectRoot, 'docs/architecture.md'), 'utf8');

const longPage = (title: string) =>
  page(title).replace('<noscript', `<pre>${TEXT.replace(/[<&]/g, '')}</pre><noscript`);

export const SAME_FILES: Readonly<Record<string, string>> = {
  _redirects: '/staroe/ /guide/ 301\n/akciya /guide/#list 301\n/video/ https://rutube.ru/ 301\n',
  'guide/index.html': longPage('Как носить линзы'),
  'instructions/index.html': page('Инструкции'),
  'instructions/uhod/index.html': page('Уход'),
  'catalog/index.html': page('Каталог'),
  'personal/orders/index.html': page('Заказы'),
  'personal/sales/[slug]/index.html': page('Предложение'),
  'page-data/guide/page-data.json': JSON.stringify({ path: '/guide/' }),
  'page-data/personal/page-data.json': JSON.stringify({ path: '/personal/' }),
  'page-data/app-data.json': JSON.stringify({ webpackCompilationHash: '1' }),
  'app-0a1b.js': `start(${JSON.stringify(TEXT)});`,
  'styles.0a1b.css': 'body { margin: 0 }',
  'sw.js': 'skip();',
  'static/golos-0a1b.woff2': 'a font',
  'pictures/0a1b.webp': 'a picture',
  'upload/rules.pdf': `%PDF-1.7 ${TEXT}`,
  'near-city.json': 'null',
  'robots.txt': 'User-agent: *',
};

const PICTURE = { 'content-type': 'image/webp', etag: '"m1"', 'cache-control': 'max-age=60' };

/** A call whose responses are shared by all visitors of a city. */
const SHOPS = '/rest/shops';
const SHARED = { 'content-type': 'application/json', etag: '"s1"', 'cache-control': 'max-age=60' };

/** A backend with one picture, content that is shared, and members. */
export function answerOf(call: Call, reply: ServerResponse): void {
  const { pathname } = new URL(call.path, 'http://backend.test');
  if (pathname === '/media/lens.webp') {
    const isKnown = call.headers['if-none-match'] === PICTURE.etag;
    reply.writeHead(isKnown ? 304 : 200, PICTURE).end(isKnown ? undefined : 'a picture of lenses');
  } else if (pathname.startsWith('/media/')) reply.writeHead(404).end();
  else if (pathname === SHOPS)
    reply.writeHead(200, SHARED).end(JSON.stringify({ result: { items: [TEXT] } }));
  else plainAnswer(call, reply);
}
