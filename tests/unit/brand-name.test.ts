import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { settings } from '../../backend/seed/settings.ts';
import { brandValues, brandVariables } from '../../contract/collections/brand.ts';
import { BRAND_NAME } from '../../src/config/constants.ts';

/** Files whose strings may say it: the constant, names of products, and the list of parts. */
const MAY_SAY_IT = [
  /^src\/config\/constants\.ts$/,
  /^src\/config\/search-suggestions\.ts$/,
  /^src\/features\/design-system\//,
  /\.test\.tsx?$/,
];

const withoutComments = (code: string) => code.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');

describe('the name of the brand', () => {
  it('in the code is that of the settings', () => {
    expect(settings.brand.name).toBe(BRAND_NAME);
    const examples = Object.entries(brandVariables).map(([name, { example }]) => [name, example]);
    expect(Object.fromEntries(examples)).toEqual(brandValues(settings.brand));
  });

  it('is in no other strings of the code: use settings.brand, see docs/decisions/101', () => {
    const files = readdirSync('src', { recursive: true }).map((file) => join('src', String(file)));
    const saying = files
      .filter((file) => /\.tsx?$/.test(file) && !MAY_SAY_IT.some((path) => path.test(file)))
      .filter((file) => withoutComments(readFileSync(file, 'utf8')).includes(BRAND_NAME));
    expect(saying).toEqual([]);
  });
});
