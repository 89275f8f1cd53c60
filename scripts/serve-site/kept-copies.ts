/**
 * Compressed copies, in memory. The first request waits for a quick copy; the smallest one is made in the
 * background.
 */
import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { HASH_SIGNS } from './etags.ts';
import { quietMoment } from './quiet-moment.ts';

/** Bytes of all copies. */
const BYTES_MAX = 64 * 1024 * 1024;
/**
 * Maximum number of copies queued for the smaller version: each keeps its text in memory; later requests
 * retry the others.
 */
const WAITING_MAX = 100;

/** How one text is compressed. */
export type Way = {
  /** Fast enough for a client to wait for. */
  readonly quick: () => Promise<Buffer>;
  /** As small as possible, for copies that many clients get; absent: the quick one is final. */
  readonly small?: (() => Promise<Buffer>) | undefined;
};

export type Copy = {
  readonly bytes: Buffer;
  /**
   * Hash of the bytes: the two copies of one text differ, and so do those of two versions of a compression
   * library.
   */
  readonly hash: string;
};

type Kept = Copy & { readonly isSmall: boolean };

const copyOf = (bytes: Buffer, isSmall: boolean): Kept => ({
  bytes,
  hash: hash('sha256', bytes, 'base64url').slice(0, HASH_SIGNS),
  isSmall,
});

export type KeptCopies = {
  /** @param key of the text and of its encoding. */
  get(key: string, way: Way): Promise<Copy>;
};

/** An empty store of copies. */
export function keptCopies(): KeptCopies {
  const kept = new LRUCache<string, Kept>({
    maxSize: BYTES_MAX,
    sizeCalculation: ({ bytes }) => bytes.byteLength + 1,
  });
  // One at a time, and not while clients wait: a new header queues one for every page.
  const behind = pLimit(1);
  const moment = quietMoment();
  const underWay = new Set<string>();

  async function makeQuick(quick: Way['quick'], isLast: boolean): Promise<Kept> {
    moment.busy();
    return copyOf(await quick(), isLast);
  }

  async function makeSmall(key: string, small: () => Promise<Buffer>): Promise<void> {
    try {
      await moment.wait();
      kept.set(key, copyOf(await small(), true));
    } finally {
      underWay.delete(key);
    }
  }

  return {
    async get(key, { quick, small }) {
      const copy = kept.get(key) ?? (await makeQuick(quick, small === undefined));
      if (!kept.has(key)) kept.set(key, copy);
      if (small && !copy.isSmall && !underWay.has(key) && underWay.size < WAITING_MAX) {
        underWay.add(key);
        void behind(makeSmall, key, small).catch(() => undefined);
      }
      return copy;
    },
  };
}
