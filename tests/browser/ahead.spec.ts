/** Pages that the browser prerenders (src/config/ahead.ts). */
import { expect, test } from './test.ts';

test.use({ interactive: false });

test('the browser prerenders the link under the pointer until the router follows links', async ({
  page,
  context,
}) => {
  const tools = await context.newCDPSession(page);
  /** Paths that a pointer may currently prerender. */
  let offered: string[] = [];
  tools.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources: sources }) => {
    offered = sources.map(({ key }) => new URL(key.url).pathname);
  });
  await tools.send('Preload.enable');
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/site-[^/]+\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/');
  await expect.poll(() => offered).toEqual(expect.arrayContaining(['/catalog/', '/faq/']));
  expect(offered.filter((path) => /^\/(?:personal|certificate|auth)\b/.test(path))).toEqual([]);
  const opened = new Promise<string>((done) => {
    tools.on('Preload.prerenderStatusUpdated', ({ key }) => done(new URL(key.url).pathname));
  });
  // In the header: nothing above it moves it away from the pointer.
  const link = page.locator('header nav a[href="/catalog/"]').filter({ visible: true }).first();
  await link.hover();
  expect(await opened).toBe('/catalog/');
  resolve();
  await expect(link).toHaveAttribute('data-ahead');
  await expect.poll(() => new Set(offered)).toEqual(new Set(['/catalog/']));
  await link.click();
  await expect(page).toHaveURL(/\/catalog\/$/);
  await expect(page.locator('html[data-routed]')).toHaveCount(0);
});
