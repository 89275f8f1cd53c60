/**
 * Every kind of page, in two visits: one without a script, and one with, which is shown in every
 * theme, size and spacing in place. What a page looks like when it comes so is in views.spec.ts.
 */
import type { Page, Response } from '@playwright/test';
import type { View } from '../../src/config/view.ts';
import { pages, type TestPage } from '../pages.ts';
import { settle } from './awake.ts';
import { violationsIn } from './axe.ts';
import { notFound } from './complaints.ts';
import { beyondRight, sideways } from './sideways.ts';
import { expect, test } from './test.ts';
import { showInPlace } from './view-in-place.ts';
import { visit } from './visit.ts';

const LARGEST: View = { 'text-size': '3' };
const WIDEST: View = { ...LARGEST, 'letter-spacing': '2', 'line-spacing': '2' };

/** Ways to see a page that must not have it scroll sideways. */
const views = [
  { name: 'at 400 % of 1280 px', width: 320, height: 256, view: {} },
  { name: 'with the largest text at 360 px', width: 360, height: 740, view: LARGEST },
  { name: 'with the largest, widest text at 360 px', width: 360, height: 740, view: WIDEST },
  { name: 'with the largest text at 1280 px', width: 1280, height: 800, view: LARGEST },
] as const;

/** The living page of the design system has a theme of its own to choose, and a test for each. */
const isThemed = ({ kind }: TestPage) => kind !== 'design system';
/** It shows what waiting looks like, for as long as one looks. */
const comesToRest = isThemed;

async function expectShown(page: Page, one: TestPage, response: Response | null): Promise<void> {
  expect(response?.status()).toBe(one.status);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(one.heading);
}

for (const one of pages) {
  test.describe(one.kind, () => {
    // The document of a 404 page is itself a failed request; the browser says so.
    test.use({ tolerate: one.status === 200 ? [] : [notFound(one.url)] });

    test('is alive, silent and for everybody, however it is seen', async ({ page, context }) => {
      await expectShown(page, one, await visit(context, page, one));
      await expect(page).toHaveTitle(/.+ — Ясно$/);
      if (comesToRest(one)) await settle(page);
      expect.soft(await violationsIn(page)).toEqual([]);
      for (const theme of isThemed(one) ? (['dark', 'contrast'] as const) : []) {
        await showInPlace(page, { theme });
        const found = await violationsIn(page, { also: ['color-contrast-enhanced'] });
        expect.soft(found, `in the theme ${theme}`).toEqual([]);
      }
      await showInPlace(page, {});
      await page.setViewportSize({ width: 360, height: 800 });
      expect.soft(await beyondRight(page), 'at 360 px').toEqual([]);
      for (const { name, view, ...size } of views) {
        await page.setViewportSize(size);
        await showInPlace(page, view);
        expect.soft(await sideways(page), name).toEqual([]);
      }
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('can be read', async ({ page, context }) => {
        await expectShown(page, one, await visit(context, page, one));
        await expect(page.getByRole('contentinfo')).toContainText('ООО «Ясно»');
      });
    });
  });
}
