import { useCallback } from 'react';
import { described } from '../data/descriptions.ts';
import type { Choice } from './with-chosen.ts';

/** Names the entities of a collection in choices. */
export function useTitle(collection: string): (choice: Choice) => string {
  const { title } = described(collection);
  return useCallback((choice) => String(choice[title] ?? ''), [title]);
}
