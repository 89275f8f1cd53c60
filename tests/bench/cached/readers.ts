import { setTimeout as pause } from 'node:timers/promises';

export type Readings = {
  /** Requests from the cache's own copies, from the site, and those that failed. */
  readonly hits: number;
  readonly misses: number;
  /** Of pages that the site draws for each reader anew, so that no cache may keep them. */
  readonly own: number;
  readonly failed: number;
  /** Milliseconds of each. */
  readonly ms: readonly number[];
};

/** Readers of a site: they come at a steady rate, however long the answers take. */
export class Readers {
  readonly #origin: string;
  readonly #paths: readonly string[];
  readonly #pick: (below: number) => number;
  #hits = 0;
  #misses = 0;
  #own = 0;
  #failed = 0;
  #ms: number[] = [];

  /** @param paths of pages, the most read ones first. */
  constructor(origin: string, paths: readonly string[], pick: (below: number) => number) {
    this.#origin = origin;
    this.#paths = paths;
    this.#pick = pick;
  }

  /** A page as often as its place says: the tenth is read a tenth as often as the first (Zipf). */
  #path(): string {
    const share = this.#pick(1_000_000) / 1_000_000;
    const place = Math.floor(this.#paths.length ** share) - 1;
    return this.#paths[Math.max(0, place)] ?? '/';
  }

  async read(path = this.#path()): Promise<void> {
    const begun = performance.now();
    try {
      const reply = await fetch(this.#origin + path, { headers: { 'accept-encoding': 'br' } });
      await reply.arrayBuffer();
      if (!reply.ok) this.#failed += 1;
      else if (reply.headers.get('x-cache') === 'hit') this.#hits += 1;
      else if (/^private/.test(reply.headers.get('cache-control') ?? '')) this.#own += 1;
      else this.#misses += 1;
    } catch {
      this.#failed += 1;
    }
    this.#ms.push(performance.now() - begun);
  }

  /** Every page once, some at a time. */
  async readAll(): Promise<void> {
    const left = [...this.#paths];
    const one = async () => {
      for (let path = left.pop(); path !== undefined; path = left.pop()) await this.read(path);
    };
    await Promise.all([one(), one(), one(), one()]);
  }

  /** Comes at this rate until the signal says so. */
  async come(perSecond: number, signal: AbortSignal): Promise<void> {
    const under = new Set<Promise<void>>();
    const begun = performance.now();
    for (let count = 0; !signal.aborted; count += 1) {
      const wait = begun + (count * 1_000) / perSecond - performance.now();
      if (wait > 0) await pause(wait, undefined, { signal }).catch(() => {});
      const read = this.read();
      under.add(read);
      void read.finally(() => under.delete(read));
    }
    await Promise.all(under);
  }

  /** What there was since it was last asked for. */
  take(): Readings {
    const readings = {
      hits: this.#hits,
      misses: this.#misses,
      own: this.#own,
      failed: this.#failed,
      ms: this.#ms,
    };
    this.#hits = this.#misses = this.#own = this.#failed = 0;
    this.#ms = [];
    return readings;
  }
}
