/**
 * The content security policy: what it blocks in a page, and that pages work under its strictest form.
 */
import type { Page } from '@playwright/test';
import { BLOCKED, serveOwnMap } from './shop-pages.ts';
import { expect, test } from './test.ts';

/** A violation as the page saw it, in the form of a browser's report. */
type Stopped = { readonly directive: string; readonly blocked: string };

declare global {
  interface Window {
    stopped?: Stopped[];
    hasRun?: string[];
  }
}

const stoppedIn = (page: Page) => page.evaluate(() => window.stopped ?? []);

/** Makes a page record its policy violations. */
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

test.describe('foreign content', () => {
  // The browser logs each thing that it blocks.
  test.use({ tolerate: [/Content Security Policy|Trusted/] });

  test('does not run, and is reported', async ({ page }) => {
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
      // Later: the test tool itself is allowed to evaluate code.
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

/** Enforces what this site only reports, as on a site without a counter and third-party maps. */
async function enforce(page: Page): Promise<void> {
  await page.route(isPage, async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy-report-only': watched = '', ...headers } = response.headers();
    expect(watched).toContain("require-trusted-types-for 'script'");
    const policy = `${headers['content-security-policy']}; ${watched.split('; ')[0]}`;
    await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } });
  });
}

test.describe('with trusted types enforced', () => {
  test.use({ tolerate: [BLOCKED], viewport: { width: 1280, height: 900 } });

  test('pages work: data, rich texts, a map', async ({ page }) => {
    await watch(page);
    await serveOwnMap(page);
    await enforce(page);
    await page.goto('/faq/');
    await page.getByRole('banner').getByRole('link', { name: 'Всё о зрении' }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(/Всё\sо\sзрении/);
    await page.getByRole('main').locator('h2 a, h3 a').first().click();
    // The structured data of an article, and its breadcrumbs.
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(3);
    await page.goto('/where-buy/?view=map');
    await expect(page.locator('.leaflet-marker-icon[role="button"]').first()).toBeVisible();
    expect(await stoppedIn(page)).toEqual([]);
  });
});

test.describe('markup with a handler', () => {
  test.use({ tolerate: [/Content Security Policy|Trusted/] });

  test('cannot be inserted into a page with trusted types', async ({ page }) => {
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
