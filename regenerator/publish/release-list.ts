import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { hasCode } from '../../system/error-code.ts';
import type { ReleaseChanges } from '../../contract/schemas/publishing.ts';
import type { PageVersions } from '../../contract/schemas/page-difference.ts';
import { differenceOf } from './difference.ts';
import { parseRoot, type Places, type Pointer, type Root } from './manifest.ts';
import { readPointer } from './pointers.ts';
import { pageVersionsOf } from './page-versions.ts';
import { numbersOf } from './published-site.ts';

/** A release as editors and `/status` see it. */
export type ReleaseInfo = Pick<Root, 'number' | 'revision' | 'time' | 'files'> & {
  /** Names of the content that it shows in an older version, because it cannot be used. */
  readonly held: readonly string[];
  /** Whether it is served. */
  readonly current: boolean;
  /** Whether it is the last one that was published. */
  readonly newest: boolean;
};

const isGone = (error: unknown) => hasCode(error, 'ENOENT', 'EISDIR') || v.isValiError(error);

/** Describes the stored releases. A release never changes, so each one is read once. */
export class ReleaseList {
  readonly #places: Places;
  readonly #known = new Map<number, Omit<ReleaseInfo, 'current' | 'newest'>>();

  constructor(places: Places) {
    this.#places = places;
  }

  async #root(number: number): Promise<Root> {
    return parseRoot(await readFile(this.#places.root(number), 'utf8'));
  }

  async #info(number: number, pointer: Pointer): Promise<ReleaseInfo[]> {
    const now = { current: number === pointer.number, newest: number === pointer.last };
    const known = this.#known.get(number);
    if (known) return [{ ...known, ...now }];
    try {
      const { revision, time, files, held = [] } = await this.#root(number);
      const info = { number, revision, time, files, held };
      this.#known.set(number, info);
      return [{ ...info, ...now }];
    } catch (error) {
      // It was removed after its name was read, is damaged, or has another form.
      if (isGone(error)) return [];
      throw error;
    }
  }

  /** The newest first. */
  async all(): Promise<ReleaseInfo[]> {
    const pointer = readPointer(this.#places);
    if (!pointer) return [];
    const numbers = await numbersOf(this.#places, pointer);
    const stored = new Set(numbers);
    for (const number of this.#known.keys()) if (!stored.has(number)) this.#known.delete(number);
    return (await Promise.all(numbers.map((number) => this.#info(number, pointer)))).flat();
  }

  /** The release that is served; null before the first. */
  async current(): Promise<ReleaseInfo | null> {
    const pointer = readPointer(this.#places);
    if (!pointer) return null;
    return (await this.#info(pointer.number, pointer))[0] ?? null;
  }

  /** Compares two releases; null when one of them is not stored. */
  async #compare<T>(from: number, to: number, how: (before: Root, after: Root) => Promise<T>) {
    try {
      return await how(...(await Promise.all([this.#root(from), this.#root(to)])));
    } catch (error) {
      if (isGone(error)) return null;
      throw error;
    }
  }

  /** How a release differs from another one; null when one of them is not stored. */
  difference(from: number, to: number): Promise<ReleaseChanges | null> {
    return this.#compare(from, to, (...roots) => differenceOf(this.#places, ...roots));
  }

  /** The text of a page in two releases; null when one is not stored, or neither has that page. */
  pageVersions(from: number, to: number, url: string): Promise<PageVersions | null> {
    return this.#compare(from, to, (...roots) => pageVersionsOf(this.#places, ...roots, url));
  }
}
