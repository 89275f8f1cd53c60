import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { atOnce } from './at-once.ts';

test('the router of this Gatsby renders a new page without waiting for a frame', () => {
  const resolve = createRequire(import.meta.resolve('gatsby/package.json')).resolve;
  const router = join(dirname(resolve('@gatsbyjs/reach-router')), 'index.modern.mjs');
  const changed = atOnce(readFileSync(router, 'utf8'));
  expect(changed).not.toContain('requestAnimationFrame');
  expect(() => atOnce(changed)).toThrow('another one');
});
