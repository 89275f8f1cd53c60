/** Pages in the back/forward cache. */
import { siteOrigin } from '../site/browsed-site.ts';
import { makeInteractive } from './interactive.ts';
import { expect, test } from './test.ts';

test.use({ interactive: false });

/**
 * Reasons specific to this browser, whatever the page: its tooling prevents caching, and navigates while a
 * page loads.
 */
const OWN_REASONS = [
  'BackForwardCacheDisabled',
  'BackForwardCacheDisabledByCommandLine',
  'BackForwardCacheDisabledForDelegate',
  'BrowsingInstanceNotSwapped',
  'OutstandingNetworkRequestFetch',
  'OutstandingNetworkRequestOthers',
  'OutstandingNetworkRequestXHR',
];

/** A page of each kind that the edge changes, and of those whose scripts hold something. */
const KEPT = [
  '/',
  '/articles/narusheniya-zreniya/astigmatizm/',
  '/catalog/?type=toric',
  '/catalog/compare/?products=1,2',
  '/city/?q=каз',
  '/search/?q=линзы',
  '/where-buy/',
  '/certificate/',
];

test('no page is excluded from the back/forward cache', async ({ page, context }) => {
  await context.addCookies([
    { name: 'userLocation', value: encodeURIComponent('{"id":6285,"title":""}'), url: siteOrigin },
  ]);
  const tools = await context.newCDPSession(page);
  await tools.send('Page.enable');
  /** The other reasons of each page, the last page first. */
  const reasons: string[][] = [];
  tools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations: found }) => {
    const said = found.map(({ reason }) => reason as string);
    reasons.push(said.filter((reason) => !OWN_REASONS.includes(reason)));
  });
  for (const address of KEPT) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    if (/^\/(?:where|cert)/.test(address)) await makeInteractive(page);
  }
  await page.goto('/500.html', { waitUntil: 'domcontentloaded' });
  for (const { length } of KEPT.map((_, index) => KEPT.slice(0, index + 1))) {
    await page.goBack({ waitUntil: 'domcontentloaded' });
    await expect.poll(() => reasons.length).toBe(length);
  }
  expect(reasons).toEqual(KEPT.map(() => []));
});
