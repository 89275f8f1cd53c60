/** What the policy of contents stops in a page, and that pages live where it is at its strictest. */
import type { Page } from '@playwright/test';
import { BLOCKED, serveOwnMap } from './shop-pages.ts';
import { expect, test } from './test.ts';

/** What a page was told of its policy; as a browser writes it into a report. */
type Stopped = { readonly directive: string; readonly blocked: string };

declare global {
  interface Window {
    stopped?: Stopped[];
    hasRun?: string[];
  }
}

const stoppedIn = (page: Page) => page.evaluate(() => window.stopped ?? []);

/** Has a page keep what its policy stops. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.stopped = [];
    window.hasRun = [];
    addEventListener('securitypolicyviolation', (event) => {
      if (event.disposition !== 'enforce') return;
      const { effectiveDirective: directive, blockedURI: blocked } = event;
      window.stopped?.push({ directive, blocked });
    });
  });
}

test.describe('what does not belong to a page', () => {
  // The browser tells of each thing that it stops.
  test.use({ tolerate: [/Content Security Policy|Trusted/] });

  test('does not run, and is told of', async ({ page }) => {
    await watch(page);
    const reported = page.waitForRequest('**/policy-reports');
    await page.goto('/faq/');
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = "window.hasRun.push('a script')";
      document.body.append(script);
      const element = document.createElement('a');
      element.setAttribute('onclick', "window.hasRun.push('a handler')");
      document.body.append(element);
      element.click();
      const foreign = document.createElement('script');
      foreign.src = 'https://evil.example/steal.js';
      document.body.append(foreign);
      // Later: the tool that runs this may do it.
      setTimeout(() => new Function("window.hasRun.push('a text')")());
    });
    await expect.poll(async () => (await stoppedIn(page)).length).toBe(4);
    expect(await stoppedIn(page)).toEqual(
      expect.arrayContaining([
        { directive: 'script-src-elem', blocked: 'inline' },
        { directive: 'script-src-attr', blocked: 'inline' },
        { directive: 'script-src-elem', blocked: 'https://evil.example/steal.js' },
        { directive: 'script-src', blocked: 'eval' },
      ]),
    );
    expect(await page.evaluate(() => window.hasRun)).toEqual([]);
    expect((await reported).method()).toBe('POST');
  });
});

const isPage = ({ hostname, pathname }: URL) => hostname === 'localhost' && pathname.endsWith('/');

/** Has what this site only watches be enforced, as it is where no counter and no map of others is. */
async function enforce(page: Page): Promise<void> {
  await page.route(isPage, async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy-report-only': watched = '', ...headers } = response.headers();
    expect(watched).toContain("require-trusted-types-for 'script'");
    const policy = `${headers['content-security-policy']}; ${watched.split('; ')[0]}`;
    await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } });
  });
}

test.describe('where texts have to be trusted', () => {
  test.use({ tolerate: [BLOCKED], viewport: { width: 1280, height: 900 } });

  test('pages live: data, rich texts, a map', async ({ page }) => {
    await watch(page);
    await serveOwnMap(page);
    await enforce(page);
    await page.goto('/faq/');
    await page.getByRole('banner').getByRole('link', { name: 'Всё о зрении' }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(/Всё\sо\sзрении/);
    await page.getByRole('main').locator('h2 a, h3 a').first().click();
    // What an article is about, and the way to it.
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(3);
    await page.goto('/where-buy/?view=map');
    await expect(page.locator('.leaflet-marker-icon[role="button"]').first()).toBeVisible();
    expect(await stoppedIn(page)).toEqual([]);
  });
});

test.describe('a text that would run', () => {
  test.use({ tolerate: [/Content Security Policy|Trusted/] });

  test('becomes no part of a page where texts have to be trusted', async ({ page }) => {
    await watch(page);
    await enforce(page);
    await page.goto('/faq/');
    const failed = await page.evaluate(() => {
      const element = document.createElement('div');
      try {
        element.innerHTML = '<img src="x" onerror="window.hasRun.push(1)">';
        return '';
      } catch (error) {
        return String(error);
      }
    });
    expect(failed).toMatch(/^TypeError.*TrustedHTML/);
    expect(await page.evaluate(() => window.hasRun)).toEqual([]);
  });
});
