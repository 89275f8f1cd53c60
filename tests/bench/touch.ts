/**
 * How soon pages respond on a slow CPU, and how soon the router shows a prefetched page:
 * `npm run bench -- touch [--site http://localhost:8888] [--runs 5] [--cpu 4]`, on a running `npm
 * start`. Milliseconds: from the first touch of an idle page until its response is painted, the
 * longest interaction (INP) from then on, and from a click until the text of the next page is painted
 * at 150 ms and 1.6 Mbit/s.
 */
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumPath } from '../browser/chromium.ts';
import { makeInteractive } from '../browser/interactive.ts';
import { FLOWS, type Flow } from './touch/flows.ts';
import { at, shown } from './statistics.ts';

const { values } = parseArgs({
  options: {
    site: { type: 'string', default: 'http://localhost:8888' },
    runs: { type: 'string', default: '5' },
    cpu: { type: 'string', default: '4' },
  },
});
const runs = Number(values.runs);
const rate = Number(values.cpu);

/** A phone's width shows the menu, the chooser and the search as buttons. */
const SCREEN = { width: 900, height: 900 };
/** The network of a phone with a weak signal. */
const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
};

/** Collects in the page how long each interaction took, from its input to the next frame. */
function watchInteractions(): void {
  const taken: number[] = [];
  Object.assign(window, { taken });
  const observed = { type: 'event', durationThreshold: 16, buffered: true };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('interactionId' in entry && Number(entry.interactionId) > 0) taken.push(entry.duration);
    }
  }).observe(observed);
}

const longest = (page: Page) =>
  page.evaluate(() => Math.max(0, ...((window as { taken?: number[] }).taken ?? [])));

async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: SCREEN, locale: 'ru-RU' });
  await page.addInitScript(watchInteractions);
  return page;
}

/** The interactions of one flow: the first, and the longest of all. */
async function flow(browser: Browser, { url, touch, answer, then }: Flow): Promise<number[]> {
  const page = await openPage(browser);
  const tools = await page.context().newCDPSession(page);
  await page.goto(values.site + url, { waitUntil: 'load' });
  await tools.send('Emulation.setCPUThrottlingRate', { rate });
  await touch(page);
  await page.locator(answer).first().waitFor({ timeout: 20_000 });
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-interactive'));
  const first = await longest(page);
  await then?.(page);
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })),
  );
  const all = await longest(page);
  await page.close();
  return [first, all];
}

/** From a click on a link in view, whose page is prefetched, until the next heading is painted. */
async function navigation(browser: Browser): Promise<{ text: number; requests: number }> {
  const page = await openPage(browser);
  const tools = await page.context().newCDPSession(page);
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  await page.goto(`${values.site}/articles/narusheniya-zreniya/astigmatizm/`);
  await makeInteractive(page);
  const link = page
    .locator('main article a[href^="/articles/"], main li a[href^="/articles/"]')
    .last();
  await link.scrollIntoViewIfNeeded();
  const target = (await link.getAttribute('href')) ?? '';
  await page.waitForFunction((path) => window.___loader.loadPageSync(path) !== undefined, target);
  let requests = 0;
  page.on('request', (request) => {
    if (/\.(?:json|js)$/.test(new URL(request.url()).pathname)) requests += 1;
  });
  const text = await link.evaluate(
    (anchor: HTMLAnchorElement) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('h1')?.textContent;
        const start = performance.now();
        const look = () => {
          if (document.querySelector('h1')?.textContent === before) requestAnimationFrame(look);
          else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        };
        requestAnimationFrame(look);
        anchor.click();
      }),
  );
  await page.close();
  return { text, requests };
}

const executablePath = await chromiumPath();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
const rows = [];
for (const one of FLOWS) {
  const found = [];
  for (let run = 0; run < runs; run += 1) found.push(await flow(browser, one));
  rows.push({
    flow: one.name,
    'first touch': shown(
      at(
        found.map(([first = 0]) => first),
        0.5,
      ),
    ),
    INP: shown(
      at(
        found.map(([, all = 0]) => all),
        0.5,
      ),
    ),
    worst: shown(Math.max(...found.flat())),
  });
}
console.table(rows);
const ways = [];
for (let run = 0; run < runs; run += 1) ways.push(await navigation(browser));
console.table({
  'text of a prefetched page': {
    p50: shown(
      at(
        ways.map(({ text }) => text),
        0.5,
      ),
    ),
    worst: shown(Math.max(...ways.map(({ text }) => text))),
    'requests meanwhile': Math.max(...ways.map(({ requests }) => requests)),
  },
});
await browser.close();
