import { webcrypto } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { tokenHashOf } from './token-hash.ts';

it('is the SHA-256 of salt and token, and differs with another salt', async () => {
  expect(await tokenHashOf('t1', 'salt')).toBe(
    // printf 'salt:t1' | sha256sum
    '03d8ae1dd96f2ad50330b38b48e8fcade7a9de9dc41644a3a3c13978c0fd12e2',
  );
  expect(await tokenHashOf('t1', 'other')).not.toBe(await tokenHashOf('t1', 'salt'));
  expect(await tokenHashOf('t2', 'salt')).not.toBe(await tokenHashOf('t1', 'salt'));
});

it('is null on a page without https', async () => {
  Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true });
  try {
    expect(await tokenHashOf('t1', 'salt')).toBeNull();
  } finally {
    Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  }
});
