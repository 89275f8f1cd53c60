import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { ContentBody } from '../reply.ts';

/** Approximate size of an entry without its body and its key, in bytes. */
const ENTRY_BYTES = 500;

/** The fastest level: it makes texts in Russian three times smaller, the slowest one four times. */
const FAST = { level: 1 };

type Entry = { readonly body: ContentBody };

/** Maximum sizes of both levels, in bytes. */
export type Sizes = { readonly plain: number; readonly packed: number };

export type PackingCache<E extends Entry> = {
  get(key: string): E | undefined;
  set(key: string, entry: E): void;
};

/**
 * A cache with two levels: the bodies used last are kept as they are, those that leave that level are kept
 * compressed. Unpacking an article takes a fiftieth of the time that reading it from the database takes.
 */
export function packingCache<E extends Entry>(sizes: Sizes): PackingCache<E> {
  const level = (maxSize: number, dispose?: (entry: E, key: string) => void) =>
    new LRUCache<string, E>({
      maxSize,
      sizeCalculation: ({ body }, key) => body.bytes.byteLength + key.length + ENTRY_BYTES,
      ...(dispose && {
        dispose: (entry, key, reason) => {
          if (reason === 'evict') dispose(entry, key);
        },
      }),
    });
  const packed = level(sizes.packed);

  function pack(entry: E, key: string): void {
    const { bytes, etag } = entry.body;
    const before = packed.peek(key)?.body;
    const isSame = before?.etag === etag;
    const small = isSame ? before.bytes : new Uint8Array(deflateRawSync(bytes, FAST));
    packed.set(key, { ...entry, body: { bytes: small, etag } });
  }

  const plain = level(sizes.plain, pack);
  return {
    get(key) {
      const recent = plain.get(key);
      const small = recent ? undefined : packed.get(key);
      if (!small) return recent;
      const bytes = new Uint8Array(inflateRawSync(small.body.bytes));
      const entry = { ...small, body: { bytes, etag: small.body.etag } };
      plain.set(key, entry);
      return entry;
    },
    set: (key, entry) => void plain.set(key, entry),
  };
}
