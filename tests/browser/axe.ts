import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { still } from './awake.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Look = {
  /** Selector of the part that is looked at; the whole page unless told. */
  readonly within?: string;
  /** Rules that are tried beside the usual ones. */
  readonly also?: readonly string[];
  /** Rules that are tried in place of the usual ones. */
  readonly only?: readonly string[];
};

/**
 * What breaks the rules of accessibility in the page as it stands now, each with its first element.
 * axe runs in the page itself: no page of ours has frames, and what `@axe-core/playwright` does for
 * them takes eight times as long.
 */
export async function violationsIn(page: Page, look: Look = {}): Promise<string[]> {
  // A colour on its way from one theme to the other is none of either.
  await still(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async ({ within, also = [], only }) => {
    if (document.querySelector('iframe, frame')) throw new Error('Nobody looks into frames');
    const { violations } = await window.axe.run(within ?? document, {
      resultTypes: ['violations'],
      // Nobody reads them, and to find one for each element takes a fifth of the time.
      selectors: false,
      rules: Object.fromEntries(also.map((rule) => [rule, { enabled: true }])),
      ...(only && { runOnly: [...only] }),
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
  }, look);
}

/** Expects no violation. */
export async function expectAccessible(page: Page, look: Look = {}): Promise<void> {
  expect(await violationsIn(page, look)).toEqual([]);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
