import { expect, test } from '@jest/globals';
import { hashByFiles } from './hash-by-files.ts';

/** @returns the hash of a compilation that wrote these files. */
function hashOf(...names: string[]): string | undefined {
  const compilation = { hash: 'webpack’s own', getAssets: () => names.map((name) => ({ name })) };
  hashByFiles.apply({
    hooks: { afterEmit: { tap: (_, act) => act(compilation) } },
  });
  return compilation.hash;
}

test('the same files have the same hash, in any order', () => {
  expect(hashOf('app-1.js', 'page-2.js')).toBe(hashOf('page-2.js', 'app-1.js'));
});

test('a different file has a different hash', () => {
  expect(hashOf('app-1.js')).not.toBe(hashOf('app-2.js'));
  expect(hashOf('app-1.js')).toMatch(/^[0-9a-f]{20}$/);
});
