import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { BRAND_COLORS } from './brand.ts';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');

/** The value of a token in a theme; some have one for all. */
function valueOf(token: string, theme: string): string | undefined {
  const value = new RegExp(`--${token}:([^;]+);`).exec(tokens)?.[1]?.trim();
  return value?.startsWith('#')
    ? value
    : new RegExp(`--in-${theme}, (#\\w+)`).exec(value ?? '')?.[1];
}

describe('the brand without a style sheet', () => {
  it.each(Object.entries(BRAND_COLORS))('has the colours of the theme %s', (theme, colors) => {
    for (const [token, value] of Object.entries(colors)) {
      expect(`${token}: ${valueOf(token, theme)}`).toBe(`${token}: ${value}`);
    }
  });
});
