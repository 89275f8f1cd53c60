import { shardOf, type Places } from './manifest.ts';
import { shardIn, type StoreState } from './store-state.ts';

/**
 * Where the newest release's files stand, by their paths.
 * @returns null for what it does not have; what is damaged is told to whoever builds upon it.
 */
export function storedFiles(places: Places, state: StoreState): (path: string) => string | null {
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
