/**
 * Every kind of page, in two visits: one without a script, and one with, in which every palette,
 * size and spacing is applied in place. views.spec.ts covers how a page looks when it loads that
 * way.
 */
import type { Page, Response } from '@playwright/test';
import type { View } from '../../src/config/view.ts';
import { htmlFaults } from '../html/faults.ts';
import { pages, type TestPage } from '../pages.ts';
import { settle } from './interactive.ts';
import { violationsIn, violationsInPalette } from './axe.ts';
import { brokenNumbers } from './broken-numbers.ts';
import { changedLate } from './first-screen.ts';
import { notFound } from './complaints.ts';
import { misfittingPictures } from './picture-needs.ts';
import { beyondRight, sideways, wideTables } from './sideways.ts';
import { expect, test } from './test.ts';
import { loadForm, showInPlace } from './view-in-place.ts';
import { enterArea, visit } from './visit.ts';

const LARGEST: View = { 'text-size': '3' };
const WIDEST: View = { ...LARGEST, 'letter-spacing': '2', 'line-spacing': '2' };

/** Views in which the page must not scroll sideways. */
const views = [
  { name: 'at 400 % of 1280 px', width: 320, height: 256, view: {} },
  { name: 'with the largest, widest text at 360 px', width: 360, height: 740, view: WIDEST },
  { name: 'with the largest, widest text at 640 px', width: 640, height: 740, view: WIDEST },
  { name: 'with the largest text at 1280 px', width: 1280, height: 800, view: LARGEST },
] as const;

/** The design system page has its own palette switch, with a test for each palette. */
const takesPalettes = ({ kind }: TestPage) => kind !== 'design system';
/** It shows loading states permanently. */
const comesToRest = takesPalettes;

/** The page as its script has rendered it, without `noscript` content. */
async function written(page: Page): Promise<string> {
  return (await page.content()).replace(/<noscript[\s\S]*?<\/noscript>/g, '');
}

async function expectShown(page: Page, one: TestPage, response: Response | null): Promise<void> {
  expect(response?.status()).toBe(one.status);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(one.heading);
}

for (const one of pages) {
  test.describe(one.kind, () => {
    // The document of a 404 page is itself a failed request; the browser reports it.
    test.use({ tolerate: one.status === 200 ? [] : [notFound(one.url)] });

    test('is interactive, without console errors and accessible in every view', async ({
      page,
      context,
    }) => {
      await expectShown(page, one, await visit(context, page, one));
      await expect(page).toHaveTitle(/.+ — Ясно$/);
      if (comesToRest(one)) await settle(page);
      expect.soft(await misfittingPictures(page), 'pictures at 1280 px').toEqual([]);
      expect.soft(await changedLate(page), 'the late styles change the first screen').toEqual([]);
      // Loaded later, it would be a change of the page, which has everything checked again.
      await loadForm(page);
      expect.soft(await violationsIn(page)).toEqual([]);
      expect.soft(await htmlFaults(await written(page))).toEqual([]);
      for (const palette of takesPalettes(one) ? (['dark', 'contrast'] as const) : []) {
        const found = await violationsInPalette(page, () => showInPlace(page, { palette }));
        expect.soft(found, `in the palette ${palette}`).toEqual([]);
      }
      await showInPlace(page, {});
      await page.setViewportSize({ width: 360, height: 800 });
      expect.soft(await beyondRight(page), 'at 360 px').toEqual([]);
      expect.soft(await misfittingPictures(page), 'pictures at 360 px').toEqual([]);
      for (const { name, view, ...size } of views) {
        await page.setViewportSize(size);
        await showInPlace(page, view);
        expect.soft(await sideways(page), name).toEqual([]);
        expect.soft(await wideTables(page), `tables ${name}`).toEqual([]);
        if (view !== WIDEST) continue;
        expect.soft(await brokenNumbers(page), `numbers ${name}`).toEqual([]);
      }
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({
    javaScriptEnabled: false,
    tolerate: pages.filter(({ status }) => status === 404).map(({ url }) => notFound(url)),
  });

  test.describe.configure({ timeout: 240_000 });
  // One after another in one window: a new window takes four times as long as such a page.
  for (const signed of [false, true]) {
    test(`every page of ${signed ? 'the area' : 'the site'} can be read`, async ({
      page,
      context,
    }) => {
      if (signed) await enterArea(context, page);
      for (const one of pages.filter((each) => (each.signed ?? false) === signed)) {
        await test.step(one.kind, async () => {
          await expectShown(page, one, await page.goto(one.url));
          await expect(page.getByRole('contentinfo')).toContainText('ООО «Ясно»');
        });
      }
    });
  }
});
