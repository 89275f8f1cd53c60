import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { VIEW_VALUES } from '../../src/config/view.ts';
import { still } from './interactive.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Look = {
  /** Selector of the part that is looked at; the whole page unless told. */
  readonly within?: string;
  /** Rules that are tried beside the usual ones. */
  readonly also?: readonly string[];
};

/**
 * What is asked beside the usual rules in a palette that somebody has chosen. `color-contrast-enhanced`
 * leaves to `color-contrast` whatever falls below that one's bound, so that neither stands for both.
 */
export const IN_A_CHOSEN_THEME: Look = { also: ['color-contrast-enhanced', 'target-size'] };

/**
 * What breaks the rules of accessibility in the page as it stands now, each with its first element.
 * axe runs in the page itself: no page of ours has frames, and what `@axe-core/playwright` does for
 * them takes eight times as long.
 */
export async function violationsIn(page: Page, look: Look = {}): Promise<string[]> {
  // A colour on its way from one palette to the other is none of either.
  await still(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async ({ within, also = [] }) => {
    if (document.querySelector('iframe, frame')) throw new Error('Nobody looks into frames');
    const { violations } = await window.axe.run(within ?? document, {
      resultTypes: ['violations'],
      // Nobody reads them, and to find one for each element takes a fifth of the time.
      selectors: false,
      rules: Object.fromEntries(also.map((rule) => [rule, { enabled: true }])),
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
  }, look);
}

/** Expects no violation. */
export async function expectAccessible(page: Page, look: Look = {}): Promise<void> {
  expect(await violationsIn(page, look)).toEqual([]);
}

/** Those that a page has to be asked for, on a device that prefers nothing. */
const OTHER_PALETTES = VIEW_VALUES.palette.filter((palette) => palette !== 'light');

/**
 * Expects no violation, in the other palettes either: they are put on the page as it stands, with its
 * focus and what is open, and taken off again.
 */
export async function expectAccessibleInPalettes(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const palette of OTHER_PALETTES) {
    await page.evaluate(
      (name) => document.documentElement.setAttribute('data-palette', name),
      palette,
    );
    const found = await violationsIn(page, IN_A_CHOSEN_THEME);
    expect(found, `in the palette ${palette}`).toEqual([]);
  }
  await page.evaluate(() => document.documentElement.removeAttribute('data-palette'));
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
