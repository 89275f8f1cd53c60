import { expect, it } from '@jest/globals';
import { answerFile, answerPage, kindOf } from './answer.ts';
import type { Shelf } from './shelf.ts';

const ORIGIN = 'https://yasno.example';

it.each([
  ['GET', 'navigate', '/', 'page'],
  ['GET', 'navigate', '/personal/', 'page'],
  ['GET', 'navigate', '/faq/?q=линзы', 'page'],
  ['POST', 'navigate', '/poll/', null],
  ['GET', 'navigate', '/admin/', 'foreign page'],
  ['GET', 'navigate', '/admin', 'foreign page'],
  ['GET', 'navigate', '/editor/articles', 'foreign page'],
  ['GET', 'navigate', '/rest/user.check', 'foreign page'],
  ['GET', 'navigate', '/api/user.check', 'foreign page'],
  ['GET', 'navigate', '/hooks/content', 'foreign page'],
  ['GET', 'cors', '/page-data/faq/page-data.json', null],
  ['GET', 'cors', '/page-data/app-data.json', null],
  ['GET', 'cors', '/rest/faq', null],
  ['HEAD', 'same-origin', '/worker.js', null],
  ['GET', 'no-cors', '/app-1a2b3c4d.js', null],
  ['GET', 'no-cors', '/pictures/ab-480.avif', 'file'],
  ['GET', 'no-cors', '/retry.js', 'file'],
] as const)('%s %s %s: %s', (method, mode, path, kind) => {
  expect(kindOf({ method, mode, url: ORIGIN + path }, ORIGIN)).toBe(kind);
  expect(kindOf({ method, mode, url: `https://mc.yandex.ru${path}` }, ORIGIN)).toBeNull();
});

const nothing = async () => undefined;

/** A request handled by the worker, with a shelf behind it. */
function stage(
  path: string,
  shelf: Partial<Shelf> = {},
  preload = Promise.resolve<Response | undefined>(undefined),
) {
  const met: string[] = [];
  const stop = new AbortController();
  const event = Object.assign(new Event('fetch'), {
    request: new Request(ORIGIN + path, { signal: stop.signal }),
    preloadResponse: preload,
    respondWith: () => undefined,
    waitUntil: () => undefined,
  });
  const whole: Shelf = {
    prepare: nothing,
    hear: nothing,
    met: async (page) => void met.push(page),
    page: nothing,
    file: nothing,
    offline: async () => new Response('Нет связи', { status: 503 }),
    ...shelf,
  };
  return { event, shelf: whole, met, stop };
}

const lost: typeof fetch = () => Promise.reject(new TypeError('no network'));
const kept = { page: async () => new Response('старое'), file: async () => new Response('файл') };

it.each([200, 404, 500, 503])('passes on a network response with status %s', async (status) => {
  const { event, shelf, met } = stage('/faq/', kept);
  const answer = new Response('новое', { status });
  expect(await answerPage(event, shelf, async () => answer)).toBe(answer);
  expect(met).toEqual(['/faq/']);
});

it('uses the response preloaded while the worker started', async () => {
  const early = new Response('новое');
  const { event, shelf } = stage('/about/', kept, Promise.resolve(early));
  expect(await answerPage(event, shelf, lost)).toBe(early);
});

it('does not report URLs with a query, or pages that are never kept', async () => {
  // An address without its trailing slash redirects to the page itself.
  for (const path of ['/faq/?q=a', '/faq', '/', '/personal/']) {
    const { event, shelf, met } = stage(path);
    await answerPage(event, shelf, async () => new Response(''));
    expect(met).toEqual([]);
  }
});

it('serves a kept page without a network, or else the offline page', async () => {
  const { event, shelf } = stage('/faq', kept);
  expect(await (await answerPage(event, shelf, lost)).text()).toBe('старое');
  const other = stage('/about/');
  expect((await answerPage(other.event, other.shelf, lost)).status).toBe(503);
});

it('serves no kept page when the visitor has stopped loading', async () => {
  const { event, shelf, stop } = stage('/faq/', kept);
  stop.abort();
  await expect(answerPage(event, shelf, lost)).rejects.toThrow('no network');
});

it('serves the files of kept pages without a network', async () => {
  const { event, shelf } = stage('/late.css', kept);
  expect(await (await answerFile(event, shelf, lost)).text()).toBe('файл');
  const other = stage('/late.css');
  await expect(answerFile(other.event, other.shelf, lost)).rejects.toThrow('no network');
});

it('serves the sheet of a kept page as it was kept, even if the browser has the one that was built', async () => {
  const built: typeof fetch = async () => new Response('как собрано');
  const { event, shelf } = stage('/late.css?kept', kept);
  expect(await (await answerFile(event, shelf, built)).text()).toBe('файл');
  const other = stage('/late.css?kept');
  expect(await (await answerFile(other.event, other.shelf, built)).text()).toBe('как собрано');
});
