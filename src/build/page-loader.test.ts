import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pageLoader } from './page-loader.ts';

const { resolve } = createRequire(import.meta.url);
const loader = readFileSync(resolve('gatsby/cache-dir/loader.js'), 'utf8');

test('the loader of this Gatsby asks for an error page that fails no more than its usual tries', () => {
  expect(pageLoader(loader)).not.toContain('if (status === 500) {');
});

test('it has no code for partial hydration that runs', () => {
  expect(pageLoader(loader)).not.toMatch(/hasPartialHydration|fetchPartialHydrationJson/);
  expect(pageLoader(loader)).toContain(
    'if (false) {\n                pageResources = toPageResources',
  );
});

test('another loader stops the build', () => {
  expect(() => pageLoader(pageLoader(loader))).toThrow('another one');
  expect(() => pageLoader(loader.replace('(status === 500)', '(status >= 500)'))).toThrow(
    'another',
  );
});
