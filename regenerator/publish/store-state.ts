import { existsSync, mkdirSync, readFileSync, unlinkSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  contentsIn,
  emptyShards,
  encodedSize,
  parseRoot,
  parseShard,
  stepOf,
  type Places,
  type Pointer,
  type Root,
  type Shard,
} from './manifest.ts';
import { readDurable, readPointer } from './pointers.ts';
import { numbersOf } from './published-site.ts';
import { flushed } from './disk.ts';
import { note } from './durable-note.ts';
import type { Flushing } from './flushing.ts';
import { isTooOld, type Retention } from './retention.ts';
import { Uses } from './uses.ts';
import type { Staging } from './staging.ts';
import { Sweep, unusedObjects } from './sweep.ts';

/** The publishing process's view of the store, read once and kept up to date. */
export type StoreState = {
  pointer: Pointer | null;
  /** The stored releases by number. */
  readonly roots: Map<number, Root>;
  readonly uses: Uses;
  readonly sweep: Sweep;
  /** Lists of the newest release that were needed so far. */
  readonly shards: Map<string, Shard>;
  readonly flushing: Flushing;
};

function makeDirectories(places: Places): void {
  mkdirSync(places.releases, { recursive: true });
  for (let first = 0; first < 256; first += 1) {
    mkdirSync(join(places.objects, first.toString(16).padStart(2, '0')), { recursive: true });
  }
}

/** Removes unfinished releases of processes that died, and anything that is not a release. */
async function removeStrays(places: Places, kept: ReadonlyMap<number, Root>): Promise<void> {
  await rm(places.staging, { recursive: true, force: true });
  await rm(places.ahead, { recursive: true, force: true });
  for (const name of await readdir(places.releases)) {
    const number = /^(\d+)\.json$/.exec(name)?.[1];
    if (number !== undefined && kept.has(Number(number))) continue;
    await rm(join(places.releases, name), { recursive: true, force: true });
  }
}

/** The process that published the newest release may have died before flushing it. */
async function makeDurable(places: Places, pointer: Pointer, newest: Root): Promise<void> {
  const durable = readDurable(places);
  const isNoted = stepOf(durable) === stepOf(pointer) && durable?.last === pointer.last;
  if (isNoted && durable.number === pointer.number) return;
  const files = [places.root(newest.number)];
  for (const list of newest.shards) {
    if (list === '') continue;
    const contents = contentsIn(readFileSync(places.object(list)));
    files.push(...[{ sha256: list }, ...contents].map(({ sha256 }) => places.object(sha256)));
  }
  await flushed(files, places.releases);
  await note(places, pointer);
}

/** Hundreds of releases have most of their lists in common: each hash is in memory once. */
function sharing(strings: Map<string, string>, root: Root): Root {
  const shards = root.shards.map((list) => {
    const known = strings.get(list);
    if (known === undefined) strings.set(list, list);
    return known ?? list;
  });
  return { ...root, shards };
}

/**
 * Reads the store. Releases whose own lists are damaged are left out.
 * @param afterCrash whether a process died while publishing.
 */
export async function loadState(
  places: Places,
  afterCrash: boolean,
  flushing: Flushing,
): Promise<StoreState> {
  await flushing.settled();
  makeDirectories(places);
  const pointer = readPointer(places);
  const roots = new Map<number, Root>();
  const shards: StoreState['shards'] = new Map();
  const uses = new Uses((list) => {
    const known = shards.get(list);
    if (known) return { size: encodedSize(known), contents: [...known.values()] };
    const bytes = readFileSync(places.object(list));
    return { size: bytes.byteLength, contents: contentsIn(bytes) };
  });
  const strings = new Map<string, string>();
  const numbers = pointer ? await numbersOf(places, pointer) : [];
  for (const number of numbers.toReversed()) {
    try {
      const root = sharing(strings, parseRoot(readFileSync(places.root(number), 'utf8')));
      uses.add(root);
      roots.set(number, root);
    } catch {
      // It cannot be rolled back to; a damaged newest release is reported when it is built upon.
    }
  }
  await removeStrays(places, roots);
  const isMarked = existsSync(places.unswept);
  const sweep = new Sweep(places, isMarked);
  // A release that was left out, damaged or of another form, has left its objects behind.
  const isWhole = pointer !== null && roots.size === numbers.length;
  if (afterCrash || isMarked || !isWhole) {
    sweep.add(await unusedObjects(places, (sha256) => uses.has(sha256)));
  }
  const newest = pointer && roots.get(pointer.last);
  if (newest) {
    await makeDurable(places, pointer, newest);
    flushing.note(pointer);
  }
  return { pointer, roots, uses, sweep, shards, flushing };
}

/**
 * The base of a new release: the newest published release, even while an older one is served, because it
 * matches the directory's content.
 * @throws Error when it is damaged; publishing the whole directory repairs that.
 */
export function baseOf(state: StoreState, isWhole: boolean): readonly string[] {
  if (!state.pointer) return emptyShards();
  const base = state.roots.get(state.pointer.last);
  if (base) return base.shards;
  if (isWhole) return emptyShards();
  throw new Error(`Release ${state.pointer.last} is damaged; the whole site has to be published.`);
}

/** The list for a shard of the base. */
export function shardIn(state: StoreState, places: Places, sha256: string): Shard {
  if (sha256 === '') return new Map();
  const known = state.shards.get(sha256);
  if (known) return known;
  const read = parseShard(readFileSync(places.object(sha256)));
  state.shards.set(sha256, read);
  return read;
}

/** Adds a release that was committed. */
export function takeIn(state: StoreState, root: Root, pointer: Pointer): void {
  state.pointer = pointer;
  state.roots.set(root.number, root);
}

/** Publishes a release once it is flushed, along with everything before it. */
export async function commitSafely(
  { flushing }: StoreState,
  staging: Staging,
  pointer: Pointer,
): Promise<void> {
  await flushing.settled();
  await staging.commit(pointer);
  flushing.note(pointer);
}

/** Counts the new release, drops releases that are too old, and sweeps. */
export async function settle(
  state: StoreState,
  places: Places,
  retention: Retention,
  now: Date,
): Promise<void> {
  const { pointer, roots, uses, sweep, flushing } = state;
  const kept = [...roots.values()].sort((a, b) => a.number - b.number);
  const newest = kept.at(-1);
  if (!newest) return;
  uses.add(newest);
  for (const root of kept) {
    const { number } = root;
    if (!isTooOld(root, { releases: roots.size, bytes: uses.bytes }, retention, now)) break;
    // Keeps the release that would survive a power loss, those being flushed, and the served one.
    if (number >= flushing.durable || number === pointer?.number) break;
    unlinkSync(places.root(number));
    sweep.add(uses.removeOldest());
    roots.delete(number);
  }
  const used = new Set(newest.shards);
  for (const list of state.shards.keys()) {
    if (!used.has(list)) state.shards.delete(list);
  }
  await sweep.run((sha256) => uses.has(sha256));
}
