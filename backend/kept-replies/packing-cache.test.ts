import { describe, expect, it } from '@jest/globals';
import { packingCache } from './packing-cache.ts';

const KILOBYTE = 1024;
const text = 'Линзы дышат. '.repeat(400);

function entryOf(name: string, revision = 1) {
  const bytes = new TextEncoder().encode(`${name}: ${text}`);
  return { revision, body: { bytes, etag: `"${name}"` } };
}

type Entry = ReturnType<typeof entryOf>;

/** Room for two bodies as they are, and for many more compressed. */
const small = () => packingCache<Entry>({ plain: 24 * KILOBYTE, packed: 24 * KILOBYTE });

const names = Array.from({ length: 20 }, (_, number) => `Статья ${number}`);

describe('a cache with two levels', () => {
  it('returns many more bodies than fit uncompressed, byte for byte', () => {
    const cache = small();
    for (const name of names) cache.set(name, entryOf(name));
    for (const name of [...names, ...names]) expect(cache.get(name)).toEqual(entryOf(name));
    expect(cache.get('Статья 20')).toBeUndefined();
  });

  it('returns the latest entry of a key, whichever level has an earlier one', () => {
    const cache = small();
    const fill = () => {
      for (const name of names) cache.set(name, entryOf(name));
    };
    cache.set('own', entryOf('before'));
    fill();
    expect(cache.get('own')).toEqual(entryOf('before'));
    cache.set('own', entryOf('after'));
    expect(cache.get('own')).toEqual(entryOf('after'));
    fill();
    expect(cache.get('own')).toEqual(entryOf('after'));
  });

  it('keeps what else has changed in an entry with the same body', () => {
    const cache = small();
    const fill = () => {
      for (const name of names) cache.set(name, entryOf(name));
    };
    cache.set('own', entryOf('own', 1));
    fill();
    cache.get('own');
    cache.set('own', entryOf('own', 2));
    fill();
    expect(cache.get('own')).toEqual(entryOf('own', 2));
  });

  it('forgets what fits into neither level', () => {
    const cache = packingCache<Entry>({ plain: 24 * KILOBYTE, packed: 2 * KILOBYTE });
    for (const name of names) cache.set(name, entryOf(name));
    expect(cache.get(names[0] ?? '')).toBeUndefined();
    expect(cache.get(names.at(-1) ?? '')).toEqual(entryOf(names.at(-1) ?? ''));
  });
});
