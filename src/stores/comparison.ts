import { useEffect } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { COMPARED_MAX } from '../config/constants.ts';

/** A chosen product: the title is kept too, because another page does not know it. */
export type ChosenProduct = { readonly alias: string; readonly title: string };

const KEY = 'comparison';

/** The products chosen for a comparison; null until the browser's storage was read. */
export const comparison = proxy<{ chosen: readonly ChosenProduct[] | null }>({ chosen: null });

const isChosen = (claimed: unknown): claimed is ChosenProduct =>
  typeof claimed === 'object' &&
  claimed !== null &&
  'alias' in claimed &&
  typeof claimed.alias === 'string' &&
  'title' in claimed &&
  typeof claimed.title === 'string';

/** What the storage holds, which anybody may have written. */
function stored(text: string | null): ChosenProduct[] {
  try {
    const claimed: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(claimed) ? claimed.filter(isChosen).slice(0, COMPARED_MAX) : [];
  } catch {
    return [];
  }
}

function read(): readonly ChosenProduct[] {
  try {
    return stored(localStorage.getItem(KEY));
  } catch {
    // A browser may refuse its storage: then the choice lives as long as the page.
    return [];
  }
}

/** The choice as it is now; the first question reads the storage. */
function chosenNow(): readonly ChosenProduct[] {
  comparison.chosen ??= read();
  return comparison.chosen;
}

function keep(chosen: readonly ChosenProduct[]): void {
  comparison.chosen = chosen;
  try {
    localStorage.setItem(KEY, JSON.stringify(chosen));
  } catch {
    // As above.
  }
}

/**
 * Puts a product beside the others.
 * @returns false when there are four already, and nothing was changed.
 */
export function addCompared({ alias, title }: ChosenProduct): boolean {
  const chosen = chosenNow();
  if (chosen.some((product) => product.alias === alias)) return true;
  if (chosen.length >= COMPARED_MAX) return false;
  keep([...chosen, { alias, title }]);
  return true;
}

/** Takes a product out. */
export function removeCompared(alias: string): void {
  keep(chosenNow().filter((product) => product.alias !== alias));
}

/** Compares these and no others: what an address or a form asks for. */
export function setCompared(chosen: readonly ChosenProduct[]): void {
  keep(chosen.slice(0, COMPARED_MAX).map(({ alias, title }) => ({ alias, title })));
}

/** The choice as the browser keeps it; for effects, as a first render knows nothing of it. */
export const comparedNow = (): readonly ChosenProduct[] => chosenNow();

/** Starts anew. */
export function clearCompared(): void {
  keep([]);
}

const inAnotherTab = ({ key, newValue }: StorageEvent) => {
  if (key === KEY || key === null) comparison.chosen = stored(newValue);
};

/** What is chosen: nothing in built HTML and the first render over it. Follows other tabs. */
export function useCompared(): readonly ChosenProduct[] {
  const { chosen } = useSnapshot(comparison);
  useEffect(() => {
    chosenNow();
    addEventListener('storage', inAnotherTab);
    return () => removeEventListener('storage', inAnotherTab);
  }, []);
  return chosen ?? [];
}
