import { shardOf, type Places } from './manifest.ts';
import { shardIn, type StoreState } from './store-state.ts';

/**
 * Where a release's files are on the disk, by their paths in the site; null if it has no such file.
 */
export type StoredFiles = (path: string) => string | null;

/**
 * The files of the newest release. A damaged one counts as missing here: it is reported when it is
 * built upon.
 */
export function storedFiles(places: Places, state: StoreState): StoredFiles {
  const newest = state.roots.get(state.pointer?.last ?? -1);
  return (path) => {
    try {
      const entry = shardIn(state, places, newest?.shards[shardOf(path)] ?? '').get(path);
      return entry ? places.object(entry.sha256) : null;
    } catch {
      return null;
    }
  };
}
