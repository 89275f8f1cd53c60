import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import type { ReleaseChanges } from '../../contract/schemas/publishing.ts';
import type { PageVersions } from '../../contract/schemas/page-difference.ts';
import { alone } from '../../system/alone.ts';
import { Ahead } from './ahead.ts';
import type { StoredBytes } from './file-content.ts';
import { Flushing } from './flushing.ts';
import { placesOf, pointAfter, type Pointer } from './manifest.ts';
import { readPointer } from './pointers.ts';
import { ReleaseList, type ReleaseInfo } from './release-list.ts';
import { RETENTION, type Retention } from './retention.ts';
import { publish, type Publication, type Published } from './publication.ts';
import { restoreTo } from './restore.ts';
import { Staging } from './staging.ts';
import { commitSafely, loadState, settle, type StoreState } from './store-state.ts';
import { storedFiles, type StoredFiles } from './stored-files.ts';

export type { Publication, Published } from './publication.ts';
export type { ReleaseInfo } from './release-list.ts';

/** The first publication copies the whole site; nothing takes longer. Both in milliseconds. */
const PUBLISHING = { look: 20, patience: 120_000 };

export type Releases = {
  /**
   * Publishes a directory, or changes of files, as the next release. If anything fails, the current
   * release stays served, whole. If nothing changed, no file is touched.
   */
  publish(publication: Publication): Promise<Published>;
  /** Writes bytes that the next publication may contain, so that it need not write them then. */
  writeAhead(content: StoredBytes): void;
  /**
   * Where the bytes of the newest release's files are; a page is stored without its slices.
   * @returns null for a path that it does not have, or when that would require reading the store.
   */
  stored(): StoredFiles;
  /** The stored releases, the newest first. */
  list(): Promise<ReleaseInfo[]>;
  /** The release that is served; null before the first. */
  current(): Promise<ReleaseInfo | null>;
  /** How a release differs from another one; null when one of them is not stored. */
  difference(from: number, to: number): Promise<ReleaseChanges | null>;
  /** The text of a page in two releases; null when one is not stored, or neither has that page. */
  pageVersions(from: number, to: number, url: string): Promise<PageVersions | null>;
  /** Whether an older release is served until `goOn`. */
  stays(): boolean;
  /**
   * Serves an older release again, until the next publication.
   * @param number absent: the release before the served one.
   * @param stays until `goOn`: releases published meanwhile are stored and not served.
   * @throws Error when that release is not stored.
   */
  rollBack(number?: number, stays?: boolean): Promise<ReleaseInfo>;
  /** Serves the newest release again; null before the first. */
  goOn(): Promise<ReleaseInfo | null>;
  /** Waits until everything published is flushed and unused files are removed. */
  settled(): Promise<void>;
  /** Writes the served release to a plain directory, replacing its content. */
  restoreTo(directory: string): Promise<void>;
};

export type StoreOptions = {
  /** How many releases are kept. */
  readonly retention?: Retention;
  readonly now?: () => Date;
};

/** Opens the store of releases in a directory, which may be empty. See docs/decisions/006. */
export async function openReleases(
  siteDirectory: string,
  { retention = RETENTION, now: clock = () => new Date() }: StoreOptions = {},
): Promise<Releases> {
  const site = resolve(siteDirectory);
  const places = placesOf(site);
  const releases = new ReleaseList(places);
  const flushing = new Flushing(places);
  const ahead = new Ahead(places);
  let state: StoreState | null = null;
  let queue: Promise<unknown> = Promise.resolve();

  const isKnown = (known: StoreState, pointer: Pointer | null) =>
    known.pointer?.last === pointer?.last && !flushing.hasFailed;

  /** Reads the store again if another process has published meanwhile. */
  async function stateNow(afterCrash: boolean): Promise<StoreState> {
    const pointer = readPointer(places);
    if (state && !afterCrash && isKnown(state, pointer)) {
      state.pointer = pointer;
      return state;
    }
    return await loadState(places, afterCrash, flushing);
  }

  /** The failure may have left files that belong to no release; marks the store for a sweep. */
  async function mark(error: unknown): Promise<never> {
    await writeFile(places.unswept, '').catch(() => {});
    throw error;
  }

  function oneAtATime<T>(work: (state: StoreState) => Promise<T>): Promise<T> {
    const { promise, resolve: done, reject } = Promise.withResolvers<T>();
    const turn = async (afterCrash: boolean) => {
      const now = await stateNow(afterCrash);
      // Dropped unless everything succeeds: the disk is then read again.
      state = null;
      done(await work(now).catch(mark));
      // Only the next publication waits for this; the caller that waits for the release goes first.
      await breathe();
      await settle(now, places, retention, clock()).catch(mark);
      state = now;
    };
    queue = queue.then(() => alone(places.lock, PUBLISHING, turn)).catch(reject);
    return promise;
  }

  /** @param find the release to serve, among the stored ones, the newest first. */
  const serve = (find: (stored: readonly ReleaseInfo[]) => ReleaseInfo, stays: boolean) =>
    oneAtATime(async (now) => {
      const stored = await releases.all();
      const target = find(stored);
      const last = now.pointer?.last ?? target.number;
      // No release is newer than the newest, so there is none to hold back.
      const isHeld = stays && target.number !== last;
      const { number } = target;
      now.pointer = pointAfter(now.pointer, { number, last, ...(isHeld && { stays: true }) });
      await commitSafely(now, new Staging(places, ahead), now.pointer);
      return { ...target, current: true };
    });

  return {
    publish: (publication) => oneAtATime((now) => publish(places, now, ahead, publication)),
    writeAhead: (content) => ahead.put(content),
    stored: () => {
      const known = state && isKnown(state, readPointer(places)) ? state : null;
      return known ? storedFiles(places, known) : () => null;
    },
    list: () => releases.all(),
    current: () => releases.current(),
    difference: (from, to) => releases.difference(from, to),
    pageVersions: (from, to, url) => releases.pageVersions(from, to, url),
    stays: () => readPointer(places)?.stays === true,
    rollBack: (number, stays = false) =>
      serve((stored) => {
        const served = stored.find(({ current }) => current)?.number ?? 0;
        const target = stored.find((release) =>
          number === undefined ? release.number < served : release.number === number,
        );
        if (target) return target;
        throw new Error(`There is no release ${number ?? 'before this one'} to go back to.`);
      }, stays),
    goOn: async () => {
      const [newest] = await releases.all();
      return newest ? await serve(([first = newest]) => first, false) : null;
    },
    settled: async () => {
      await queue;
      await flushing.settled();
    },
    restoreTo: (directory) => restoreTo(site, resolve(directory)),
  };
}
