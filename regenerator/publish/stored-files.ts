import { shardOf, type Places } from './manifest.ts';
import { shardIn, type StoreState } from './store-state.ts';

/** Where a release's files stand on the disk, by their paths in the site; null for one it has not. */
export type StoredFiles = (path: string) => string | null;

/**
 * Those of the newest release. What is damaged is as good as missing here: it is told to whoever
 * builds upon it.
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
