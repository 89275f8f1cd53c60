import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { BRAND_COLORS } from './brand.ts';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');

describe('the brand without a style sheet', () => {
  for (const [palette, colors] of Object.entries(BRAND_COLORS)) {
    it.each(Object.entries(colors))(`has the ${palette} palette's --%s`, (name, color) => {
      const value = new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1] ?? '';
      const inPalette = new RegExp(`var\\(--in-${palette}, ([^)]+)\\)`).exec(value)?.[1];
      expect(inPalette ?? value).toBe(color);
    });
  }
});
