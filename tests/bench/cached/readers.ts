import { setTimeout as pause } from 'node:timers/promises';

export type Readings = {
  /** Requests from the cache's own copies, from the site, and those that failed. */
  readonly hits: number;
  readonly misses: number;
  /** Requests for pages that the site renders for each reader, which no cache may store. */
  readonly own: number;
  readonly failed: number;
  /** Milliseconds of each. */
  readonly ms: readonly number[];
};

/** Readers of a site: they arrive at a constant rate, however long responses take. */
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

  /** A page with a frequency by rank: the tenth is read a tenth as often as the first (Zipf). */
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

  /** Requests every page once, a few concurrently. */
  async readAll(): Promise<void> {
    const left = [...this.#paths];
    const one = async () => {
      for (let path = left.pop(); path !== undefined; path = left.pop()) await this.read(path);
    };
    await Promise.all([one(), one(), one(), one()]);
  }

  /** Sends requests at this rate until the signal aborts. */
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

  /** The results since the last call. */
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
