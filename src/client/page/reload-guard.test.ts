import { describe, expect, it } from '@jest/globals';
import { isChunkError, takeReload } from './reload-guard.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

describe('takeReload', () => {
  it('allows one reload in 60 s', () => {
    const kept = memory();
    expect(takeReload(1_000_000, kept)).toBe(true);
    expect(takeReload(1_000_001, kept)).toBe(false);
    expect(takeReload(1_059_999, kept)).toBe(false);
    expect(takeReload(1_060_000, kept)).toBe(true);
    expect(takeReload(1_060_001, kept)).toBe(false);
  });

  it('allows none when storage is blocked', () => {
    const blocked = {
      getItem: () => null,
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    };
    expect(takeReload(1_000_000, null)).toBe(false);
    expect(takeReload(1_000_000, blocked)).toBe(false);
  });

  it('recovers from a clock that was set back', () => {
    const kept = memory();
    takeReload(9_000_000, kept);
    expect(takeReload(1_000_000, kept)).toBe(true);
  });
});

describe('isChunkError', () => {
  it.each([
    [Object.assign(new Error('Loading chunk 5 failed.'), { name: 'ChunkLoadError' }), true],
    [Object.assign(new Error('x'), { code: 'CSS_CHUNK_LOAD_FAILED' }), true],
    [new Error('page resources for /catalog/ not found. Not rendering React'), true],
    [new TypeError('x is undefined'), false],
    ['Loading chunk 5 failed.', false],
    [null, false],
  ])('of %s: %j', (error, expected) => {
    expect(isChunkError(error)).toBe(expected);
  });
});
