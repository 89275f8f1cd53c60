import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import { BOOT } from '../../system/process-identity.ts';
import type { Ahead } from './ahead.ts';
import { storedBytes, type FileChanges, type FileContent } from './file-content.ts';
import {
  encodeShard,
  FORM,
  isSitePath,
  pointAfter,
  shardOf,
  type FileEntry,
  type Places,
  type Root,
} from './manifest.ts';
import { hollow, isPage } from './page-slots.ts';
import { knownSources, rememberSources, sourceFiles } from './source-files.ts';
import { Staging } from './staging.ts';
import { baseOf, commitSafely, shardIn, takeIn, type StoreState } from './store-state.ts';

/** The source of the next release. */
export type Publication = {
  /** The content revision the files show, if it is known. */
  readonly revision: number | null;
  /** Names of the content that they show in an older version, because it cannot be used. */
  readonly held?: readonly string[];
} & (
  | {
      /**
       * The whole directory and nothing else. Gatsby goes on writing there, so files are copied.
       */
      readonly directory: string;
    }
  | {
      /** The last release with these files changed. */
      readonly files: FileChanges;
    }
);

export type Published = {
  readonly number: number;
  /** Paths whose content differs from the last release. */
  readonly changed: readonly string[];
  readonly removed: readonly string[];
};

/** Content by path; null removes the file. */
type Changes = Map<string, FileEntry | null>;

/** A release with more files than this is flushed to the disk before it is served. */
const FEW = 2_000;

/** Files copied before other work of the process gets a turn. */
const AT_ONCE = 16;

type Work = {
  readonly places: Places;
  readonly state: StoreState;
  readonly base: readonly string[];
  readonly staging: Staging;
  /** The style sheet in a file of the directory that is published. */
  readonly sheetIn: (file: string) => string | null;
};

const baseEntry = ({ state, places, base }: Work, path: string) =>
  shardIn(state, places, base[shardOf(path)] ?? '').get(path);

/** Stages a content for the store. */
function stage({ staging, state, sheetIn }: Work, path: string, content: FileContent): FileEntry {
  const isStored = (sha256: string) => state.uses.has(sha256);
  if (typeof content !== 'string' && 'stored' in content) {
    return staging.add(content, isStored);
  }
  const isText = typeof content === 'string';
  if (!isText && !isPage(path)) return staging.copy(content.file, isStored);
  const text = isText ? content : readFileSync(content.file, 'utf8');
  const bytes = Buffer.from(isPage(path) ? hollow(text, sheetIn) : text);
  return staging.add(storedBytes(bytes), isStored);
}

async function stageFiles(work: Work, files: FileChanges): Promise<Changes> {
  const strange = [...files.keys()].find((path) => !isSitePath(path));
  if (strange !== undefined) throw new Error(`"${strange}" is no path of a site.`);
  const changes: Changes = new Map();
  for (const [path, content] of files) {
    changes.set(path, content === null ? null : stage(work, path, content));
    if (changes.size % AT_ONCE === 0) await breathe();
  }
  return changes;
}

/** The whole directory; files with an unchanged stamp are not read again. */
async function allChanges(
  work: Work,
  directory: string,
): Promise<{ changes: Changes; remember: () => Promise<void> }> {
  const { places, base, state } = work;
  const begun = Date.now();
  const [files, known] = await Promise.all([
    sourceFiles(directory),
    knownSources(places, directory),
  ]);
  const entries = new Map<string, FileEntry>();
  const unread = new Map<string, FileContent>();
  for (const { path, stamp } of files) {
    const before = baseEntry(work, path);
    const hint = known.get(path);
    const isSame = before && hint?.stamp === stamp && hint.sha256 === before.sha256;
    if (isSame) entries.set(path, before);
    else unread.set(path, { file: join(directory, path) });
  }
  for (const [path, entry] of await stageFiles(work, unread)) if (entry) entries.set(path, entry);
  const changes: Changes = new Map(entries);
  for (const list of base) {
    for (const path of shardIn(state, places, list).keys()) {
      if (!entries.has(path)) changes.set(path, null);
    }
  }
  const remember = async () => {
    if (unread.size === 0 && known.size === files.length) return;
    const read = files.map((file) => ({ ...file, sha256: entries.get(file.path)?.sha256 ?? '' }));
    await rememberSources(places, directory, read, begun);
  };
  return { changes, remember };
}

/** Leaves out what has not changed. */
function realChanges(work: Work, changes: Changes): Changes {
  const real: Changes = new Map();
  for (const [path, entry] of changes) {
    const before = baseEntry(work, path);
    if (before?.sha256 !== entry?.sha256) real.set(path, entry);
  }
  return real;
}

/**
 * Stages the lists that the changes affect. @returns the lists and the file count of the new
 * release.
 */
function stageLists(work: Work, changes: Changes): Pick<Root, 'shards' | 'files'> {
  const { state, places, base, staging } = work;
  const shards = [...base];
  let files = state.roots.get(state.pointer?.last ?? -1)?.files ?? 0;
  for (const [index, paths] of Map.groupBy(changes.keys(), shardOf)) {
    const before = shardIn(state, places, base[index] ?? '');
    const after = new Map(before);
    for (const path of paths) {
      const entry = changes.get(path);
      if (entry) after.set(path, entry);
      else after.delete(path);
    }
    files += after.size - before.size;
    const bytes = encodeShard(after);
    const sha256 = hash('sha256', bytes);
    shards[index] = after.size === 0 ? '' : sha256;
    if (after.size === 0) continue;
    if (!state.uses.has(sha256)) staging.write(bytes, places.object(sha256));
    state.shards.set(sha256, after);
  }
  return { shards, files };
}

async function release(
  work: Work,
  changes: Changes,
  { revision, held = [] }: Publication,
): Promise<Published> {
  const { state, places, staging } = work;
  const { pointer } = state;
  const sorted = [...changes.keys()].sort();
  const published = {
    changed: sorted.filter((path) => changes.get(path) !== null),
    removed: sorted.filter((path) => changes.get(path) === null),
  };
  if (pointer && changes.size === 0 && state.roots.has(pointer.last)) {
    // After a rollback the content is served again once it is published again.
    if (pointer.number !== pointer.last && !pointer.stays) {
      state.pointer = pointAfter(pointer, { number: pointer.last, last: pointer.last });
      await commitSafely(state, staging, state.pointer);
    }
    return { number: pointer.last, ...published };
  }
  const number = (pointer?.last ?? 0) + 1;
  const lists = stageLists(work, changes);
  const time = new Date().toISOString();
  const told = held.length > 0 ? { held: [...held] } : {};
  const root: Root = { form: FORM, number, revision, time, ...told, ...lists };
  staging.write(JSON.stringify(root), places.root(number));
  const next = pointAfter(
    pointer,
    pointer?.stays
      ? { number: pointer.number, last: number, stays: true }
      : { number, last: number },
  );
  // Readers do not wait for the disk when only a few files could be lost, and those can be rendered
  // again.
  if (BOOT === '' || changes.size > FEW) await commitSafely(state, staging, next);
  else state.flushing.add(staging.commitAtOnce(next), next);
  takeIn(state, root, next);
  return { number, ...published };
}

/** Reads each style sheet once. */
function sheetsOf(directory: string): Work['sheetIn'] {
  const known = new Map<string, string | null>();
  return (file) => {
    const path = join(directory, file);
    const sheet = known.get(file) ?? (existsSync(path) ? readFileSync(path, 'utf8') : null);
    known.set(file, sheet);
    return sheet;
  };
}

/** See `Releases.publish`; the caller holds the lock. */
export async function publish(
  places: Places,
  state: StoreState,
  ahead: Ahead,
  publication: Publication,
): Promise<Published> {
  const isWhole = 'directory' in publication;
  const staging = new Staging(places, ahead);
  const sheetIn = isWhole ? sheetsOf(publication.directory) : () => null;
  const work: Work = { places, state, base: baseOf(state, isWhole), staging, sheetIn };
  try {
    if (!isWhole) {
      const changes = await stageFiles(work, publication.files);
      return await release(work, realChanges(work, changes), publication);
    }
    const { changes, remember } = await allChanges(work, resolve(publication.directory));
    const published = await release(work, realChanges(work, changes), publication);
    await remember();
    return published;
  } catch (error) {
    staging.discard();
    throw error;
  } finally {
    ahead.clear();
  }
}
