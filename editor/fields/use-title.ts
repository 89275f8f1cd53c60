import { useCallback } from 'react';
import { described } from '../data/descriptions.ts';
import type { Choice } from './with-chosen.ts';

/** How the entities of a collection are called where they are chosen. */
export function useTitle(collection: string): (choice: Choice) => string {
  const { title } = described(collection);
  return useCallback((choice) => String(choice[title] ?? ''), [title]);
}
