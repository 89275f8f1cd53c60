import { beforeEach, expect, it } from '@jest/globals';
import { CERTIFICATE_CACHE } from '../config/certificate-cache.ts';
import { OFFLINE_PAGE, PAGES_CACHE, RETRY_FILE } from '../config/offline.ts';
import { createShelf, type Shelf } from './shelf.ts';
import { memoryCaches } from '../../tests/examples/memory-caches.ts';

const PAGE = (heading: string) =>
  `<html><head><link as="font" href="/static/font.woff2"/></head><body><main><h1>${heading}</h1>` +
  '<img src="/pictures/ab-480.avif"/></main><link rel="stylesheet" href="/late.css"/></body></html>';
const OFFLINE = '<html><head></head><body><main><ul data-kept=""></ul></main></body></html>';
const OWN = '<html><head></head><body><main><div data-kept=""></div></main></body></html>';

const HTML = { 'content-type': 'text/html', 'content-security-policy': "script-src 'self'" };
const html = (text: string, status = 200) => new Response(text, { status, headers: HTML });
const css = () =>
  new Response('@media (scripting:none){}', { headers: { 'content-type': 'text/css' } });

let server: Map<string, () => Response>;
let asked: string[];
let time: number;
let caches: ReturnType<typeof memoryCaches>;
let shelf: Shelf;

const fetchStandIn: typeof fetch = async (address, init) => {
  const path = String(address);
  asked.push(`${init?.method} ${path} ${init?.cache}`);
  const answer = server.get(path);
  if (!answer) throw new TypeError('no network');
  return answer();
};

beforeEach(async () => {
  server = new Map([
    ['/faq/', () => html(PAGE('Вопросы'))],
    ['/instructions/', () => html(PAGE('Инструкции'))],
    ['/certificate/single/', () => html(OWN)],
    [OFFLINE_PAGE, () => html(OFFLINE)],
    ...['/late.css'].map((path): [string, () => Response] => [path, css]),
    ...['/static/font.woff2', '/pictures/ab-480.avif', '/pictures/cd-480.avif', RETRY_FILE].map(
      (path): [string, () => Response] => [path, () => new Response('bytes')],
    ),
  ]);
  asked = [];
  time = 1_000_000;
  caches = memoryCaches();
  shelf = createShelf({ caches, fetch: fetchStandIn, now: () => time });
  await shelf.prepare();
});

const read = (path: string, more: object = {}) =>
  shelf.hear({ kind: 'read', path, files: [], opened: true, sparing: false, ...more });
const textOf = async (page: Promise<Response | undefined>) => (await page)?.text();
const later = (milliseconds: number) => (time += milliseconds);
const certificate = async () => {
  await caches.open(CERTIFICATE_CACHE);
  await shelf.hear({ kind: 'certificate', html: '<p>№ 12345</p>', files: ['/late.css'] });
};

it('keeps a read page with its policy and the files that it references', async () => {
  await read('/faq/', { files: ['/pictures/ab-480.avif', '/pictures/cd-480.avif'] });
  const page = await shelf.page('/faq/');
  expect(page?.headers.get('content-security-policy')).toBe("script-src 'self'");
  expect(await page?.text()).toContain('Вопросы');
  expect(await textOf(shelf.file('/pictures/ab-480.avif'))).toBe('bytes');
  expect(await textOf(shelf.file('/late.css'))).toBe('@media (min-width:0){}');
  expect(await shelf.file('/pictures/cd-480.avif')).toBeUndefined();
  expect(asked).toContain('GET /faq/ force-cache');
});

it('keeps a page under one URL, whichever it was read at', async () => {
  await read('/faq');
  expect(await shelf.page('/faq/')).toBeDefined();
});

it('keeps no other page, even on request', async () => {
  for (const path of ['/', '/personal/', '/rest/faq', '/page-data/faq/page-data.json']) {
    server.set(path, () => html(PAGE('Чужое')));
    await read(path);
    expect(await shelf.page(path)).toBeUndefined();
    expect(asked).not.toContain(`GET ${path} force-cache`);
  }
});

it('revalidates a page shown by the router, but reads only the cache where data is saved', async () => {
  await read('/faq/', { opened: false });
  expect(asked).toContain('GET /faq/ no-cache');
  asked = [];
  await read('/instructions/', { opened: false, sparing: true });
  expect(asked).toEqual(expect.arrayContaining(['GET /instructions/ only-if-cached']));
  expect(asked.filter((line) => !line.endsWith('only-if-cached'))).toEqual([]);
});

it('adds pictures that load later, without requesting the page again', async () => {
  await read('/faq/');
  asked = [];
  await read('/faq/', { files: ['/pictures/ab-480.avif'] });
  expect(asked).toEqual(['GET /pictures/ab-480.avif force-cache']);
  expect(await shelf.file('/pictures/ab-480.avif')).toBeDefined();
});

it('updates a kept page from the one the visitor sees, but keeps no new page', async () => {
  await shelf.met('/faq/', html(PAGE('Вопросы')));
  expect(await shelf.page('/faq/')).toBeUndefined();
  await read('/faq/');
  await shelf.met('/faq/', html(PAGE('Новые вопросы')));
  expect(await textOf(shelf.page('/faq/'))).toContain('Новые вопросы');
  await shelf.met('/faq/', html('Сервер не отвечает', 500));
  expect(await textOf(shelf.page('/faq/'))).toContain('Новые вопросы');
});

it.each([404, 410])('removes a page with its files on status %s', async (status) => {
  await read('/faq/');
  await shelf.met('/faq/', html('Упс', status));
  expect(await shelf.page('/faq/')).toBeUndefined();
  expect(await shelf.file('/late.css')).toBeUndefined();
});

it('periodically checks whether kept pages were taken down', async () => {
  await read('/faq/');
  await read('/instructions/');
  server.set('/faq/', () => html('Упс', 404));
  await shelf.hear({ kind: 'look', sparing: true });
  expect(asked).toContain('HEAD /faq/ no-cache');
  expect(await shelf.page('/faq/')).toBeUndefined();
  server.set('/instructions/', () => html(PAGE('Свежие инструкции')));
  await shelf.hear({ kind: 'look', sparing: false });
  expect(await textOf(shelf.page('/instructions/'))).not.toContain('Свежие');
  later(3_600_000);
  await shelf.hear({ kind: 'look', sparing: false });
  expect(await textOf(shelf.page('/instructions/'))).toContain('Свежие');
});

it('changes nothing when the network is lost in the meantime', async () => {
  await read('/faq/');
  later(3_600_000);
  server.clear();
  await shelf.hear({ kind: 'look', sparing: false });
  await read('/faq/');
  expect(await textOf(shelf.page('/faq/'))).toContain('Вопросы');
  expect((await shelf.offline())?.status).toBe(503);
});

it('lists the kept pages, the certificate first', async () => {
  expect(await textOf(shelf.offline())).toContain('<ul data-kept=""></ul>');
  await read('/faq/');
  await certificate();
  expect(await textOf(shelf.offline())).toContain(
    '<ul data-kept=""><li><a href="/certificate/single/">Ваш сертификат</a></li>' +
      '<li><a href="/faq/">Вопросы</a></li></ul>',
  );
  expect(await textOf(shelf.offline())).toContain(`<script src="${RETRY_FILE}"></script>`);
});

it('keeps a certificate in its built page, and removes both', async () => {
  await certificate();
  expect(await textOf(shelf.page('/certificate/single/'))).toContain('№ 12345');
  expect(await shelf.file('/late.css')).toBeDefined();
  await caches.delete(CERTIFICATE_CACHE);
  expect(await shelf.page('/certificate/single/')).toBeUndefined();
  expect(await caches.has(CERTIFICATE_CACHE)).toBe(false);
  expect(await shelf.file('/late.css')).toBeUndefined();
});

it('keeps no certificate when its owner has signed out before it is stored', async () => {
  await shelf.hear({ kind: 'certificate', html: '<p>№ 12345</p>', files: [] });
  expect(await caches.has(CERTIFICATE_CACHE)).toBe(false);
  server.set('/certificate/single/', () => {
    void caches.delete(CERTIFICATE_CACHE);
    return html(OWN);
  });
  await certificate();
  expect(await shelf.page('/certificate/single/')).toBeUndefined();
  expect(await textOf(shelf.offline())).not.toContain('сертификат');
  expect(await caches.has(CERTIFICATE_CACHE)).toBe(false);
});

it('continues after a failure', async () => {
  server.set('/faq/', () => {
    const page = html('');
    page.text = () => Promise.reject(new TypeError('broken off'));
    return page;
  });
  await expect(read('/faq/')).rejects.toThrow('broken off');
  await read('/instructions/');
  expect(await shelf.page('/instructions/')).toBeDefined();
});

it('stores nothing else', async () => {
  await read('/faq/');
  const stored = (await (await caches.open(PAGES_CACHE)).keys()).map(({ url }) => url);
  expect(stored.toSorted()).toEqual(
    ['/faq/', '/kept.json', '/late.css', '/offline/', '/retry.js', '/static/font.woff2'].map(
      (path) => `http://site.test${path}`,
    ),
  );
});
