import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import { alone } from '../../system/alone.ts';
import { Ahead } from './ahead.ts';
import type { StoredBytes } from './file-content.ts';
import { Flushing } from './flushing.ts';
import { placesOf, type Pointer } from './manifest.ts';
import { readPointer } from './pointers.ts';
import { listReleases, type ReleaseInfo } from './published-site.ts';
import { publish, type Publication, type Published } from './publication.ts';
import { restoreTo } from './restore.ts';
import { Staging } from './staging.ts';
import { commitSafely, loadState, settle, type StoreState } from './store-state.ts';
import { storedFiles, type StoredFiles } from './stored-files.ts';

export type { Publication, Published } from './publication.ts';
export type { ReleaseInfo } from './published-site.ts';

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
  /**
   * Serves an older release again, until the next publication.
   * @param number absent: the release before the served one.
   * @throws Error when that release is not stored.
   */
  rollBack(number?: number): Promise<ReleaseInfo>;
  /** Waits until everything published is flushed and unused files are removed. */
  settled(): Promise<void>;
  /** Writes the served release to a plain directory, replacing its content. */
  restoreTo(directory: string): Promise<void>;
};

/** Opens the store of releases in a directory, which may be empty. See docs/decisions/006. */
export async function openReleases(siteDirectory: string): Promise<Releases> {
  const site = resolve(siteDirectory);
  const places = placesOf(site);
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
      // Dropped unless all goes well: the disk is then read again.
      state = null;
      done(await work(now).catch(mark));
      // Only the next publication waits for this; the caller that waits for the release goes first.
      await breathe();
      await settle(now, places).catch(mark);
      state = now;
    };
    queue = queue.then(() => alone(places.lock, PUBLISHING, turn)).catch(reject);
    return promise;
  }

  const list = () => listReleases(site);
  const current = async () => (await list()).find((release) => release.current) ?? null;

  return {
    publish: (publication) => oneAtATime((now) => publish(places, now, ahead, publication)),
    writeAhead: (content) => ahead.put(content),
    stored: () => {
      const known = state && isKnown(state, readPointer(places)) ? state : null;
      return known ? storedFiles(places, known) : () => null;
    },
    list,
    current,
    rollBack: (number) =>
      oneAtATime(async (now) => {
        const { pointer } = now;
        const kept = await list();
        const target = kept.find((release) =>
          number === undefined
            ? pointer !== null && release.number < pointer.number
            : release.number === number,
        );
        if (!pointer || !target) {
          throw new Error(`There is no release ${number ?? 'before this one'} to go back to.`);
        }
        now.pointer = { number: target.number, last: pointer.last };
        await commitSafely(now, new Staging(places, ahead), now.pointer);
        return { ...target, current: true };
      }),
    settled: async () => {
      await queue;
      await flushing.settled();
    },
    restoreTo: (directory) => restoreTo(site, resolve(directory)),
  };
}
