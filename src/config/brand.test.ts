import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { BRAND_COLORS } from './brand.ts';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');
const block = (selector: string) => {
  const from = tokens.indexOf(`${selector} {`);
  return tokens.slice(from, tokens.indexOf('\n}', from));
};

describe('the brand without a style sheet', () => {
  it.each([
    [':root', BRAND_COLORS.light],
    [":root[data-theme='dark']", BRAND_COLORS.dark],
  ])('has the colours of %s', (selector, colors) => {
    const rules = block(selector);
    for (const [name, value] of Object.entries(colors)) {
      expect(rules).toContain(`--${name}: ${value};`);
    }
  });
});
