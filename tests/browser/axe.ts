import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { VIEW_VALUES } from '../../src/config/view.ts';
import { waitForAnimations } from './interactive.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Look = {
  /** Selector of the part to check; the whole page by default. */
  readonly within?: string;
  /** Tags of the rules to check; the usual ones by default. */
  readonly tagged?: readonly string[];
  /** Rules to check in addition to those. */
  readonly also?: readonly string[];
};

/**
 * Additional rules for a palette that the visitor has chosen. `color-contrast-enhanced` skips what
 * fails `color-contrast`, so neither replaces the other.
 */
const IN_A_CHOSEN_THEME: Look = { also: ['color-contrast-enhanced', 'target-size'] };

/**
 * The inputs of all other rules: the elements, and which of them are visible. The text of a status line about
 * the change is left out.
 */
const structureOf = (page: Page) =>
  page.evaluate(() => {
    const said = '[role="status"]';
    const shows = [...document.body.querySelectorAll(`*:not(${said})`)].map((element) => {
      const { width, height } = element.getBoundingClientRect();
      return element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        ? Math.sign(width * height)
        : -1;
    });
    // A copy that loads nothing, and is not made from a string, which trusted types refuse.
    const copy = document.implementation.createHTMLDocument('').importNode(document.body, true);
    for (const line of copy.querySelectorAll(said)) line.textContent = '';
    return `${shows.join()} ${copy.innerHTML}`;
  });

/**
 * Violations in a palette that `choose` applies to the current page. Where it changes nothing but
 * looks, only the rules about colours can find more than they did before, and only they are checked.
 */
export async function violationsInPalette(
  page: Page,
  choose: () => Promise<unknown>,
): Promise<string[]> {
  const before = await structureOf(page);
  await choose();
  await waitForAnimations(page);
  const isTheSame = (await structureOf(page)) === before;
  return violationsIn(page, { ...IN_A_CHOSEN_THEME, ...(isTheSame && { tagged: ['cat.color'] }) });
}

/**
 * Accessibility violations in the current state of the page, each with its first element and its
 * fault. axe runs in the page itself: our pages have no frames, and the way `@axe-core/playwright`
 * handles them takes eight times as long.
 */
export async function violationsIn(page: Page, look: Look = {}): Promise<string[]> {
  // A colour in transition between palettes belongs to neither.
  await waitForAnimations(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async ({ within, tagged, also = [] }) => {
    if (document.querySelector('iframe, frame')) throw new Error('Frames are not checked');
    const { violations } = await window.axe.run(within ?? document, {
      resultTypes: ['violations'],
      // They are not used, and computing one for each element takes a fifth of the time.
      selectors: false,
      // The style sheets would be fetched and parsed once more; only a rule that is off reads them.
      preload: { assets: ['media'] },
      ...(tagged && { runOnly: { type: 'tag', values: [...tagged] } }),
      rules: Object.fromEntries(also.map((rule) => [rule, { enabled: true }])),
    });
    // The summary has the two colours of a contrast, and the attribute that a rule misses.
    const found = violations.map(
      ({ id, nodes: [node] }) => `${id}: ${node?.html ?? ''} ${node?.failureSummary ?? ''}`,
    );
    // A library's own label would be announced by screen readers: «Close».
    const named = [...document.querySelectorAll('button, [role="button"]')].filter((button) =>
      /^[A-Z]?[a-z]{2,}(?: [a-z]+)*$/.test(
        button.getAttribute('aria-label') ?? button.getAttribute('title') ?? '',
      ),
    );
    return [...found, ...named.map(({ outerHTML }) => `foreign name: ${outerHTML.slice(0, 200)}`)];
  }, look);
}

/** Expects no violation. */
export async function expectAccessible(page: Page, look: Look = {}): Promise<void> {
  expect(await violationsIn(page, look)).toEqual([]);
}

/** Palettes that a page does not have by default, on a device without preferences. */
const OTHER_PALETTES = VIEW_VALUES.palette.filter((palette) => palette !== 'light');

/**
 * Expects no violation, in the other palettes either: they are applied to the current page, with
 * its focus and what is open, and removed again.
 */
export async function expectAccessibleInPalettes(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const palette of OTHER_PALETTES) {
    const found = await violationsInPalette(page, () =>
      page.evaluate((name) => document.documentElement.setAttribute('data-palette', name), palette),
    );
    expect(found, `in the palette ${palette}`).toEqual([]);
  }
  await page.evaluate(() => document.documentElement.removeAttribute('data-palette'));
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
