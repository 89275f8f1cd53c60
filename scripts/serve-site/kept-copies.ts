/** Compressed copies, in memory. Whoever asks first waits; the smallest copy is made behind them. */
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';

/** Bytes of all copies. */
const BYTES_MAX = 64 * 1024 * 1024;
/** Copies that wait to become smaller: each holds its text, and one that finds no room asks again. */
const WAITING_MAX = 100;

/** How one text is compressed. */
export type Way = {
  /** In a time for which somebody can wait. */
  readonly quick: () => Promise<Buffer>;
  /** As small as a copy should be that many get; absent: the quick one is. */
  readonly small?: (() => Promise<Buffer>) | undefined;
};

type Copy = { readonly bytes: Buffer; readonly isSmall: boolean };

export type KeptCopies = {
  /** @param key of the text and of its encoding. */
  get(key: string, way: Way): Promise<Buffer>;
};

/** An empty store of copies. */
export function keptCopies(): KeptCopies {
  const kept = new LRUCache<string, Copy>({
    maxSize: BYTES_MAX,
    sizeCalculation: ({ bytes }) => bytes.byteLength + 1,
  });
  // One at a time: those who wait come first.
  const behind = pLimit(1);
  const underWay = new Set<string>();

  async function makeSmall(key: string, small: () => Promise<Buffer>): Promise<void> {
    try {
      kept.set(key, { bytes: await small(), isSmall: true });
    } finally {
      underWay.delete(key);
    }
  }

  return {
    async get(key, { quick, small }) {
      const copy = kept.get(key) ?? { bytes: await quick(), isSmall: small === undefined };
      if (!kept.has(key)) kept.set(key, copy);
      if (small && !copy.isSmall && !underWay.has(key) && underWay.size < WAITING_MAX) {
        underWay.add(key);
        void behind(makeSmall, key, small).catch(() => undefined);
      }
      return copy.bytes;
    },
  };
}
