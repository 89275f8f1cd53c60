import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { errorPageOnce } from './error-page.ts';

test('the loader of this Gatsby asks for an error page that fails no more than its usual tries', () => {
  const { resolve } = createRequire(import.meta.url);
  const changed = errorPageOnce(readFileSync(resolve('gatsby/cache-dir/loader.js'), 'utf8'));
  expect(changed).not.toContain('if (status === 500) {');
  expect(() => errorPageOnce(changed)).toThrow('another one');
});
