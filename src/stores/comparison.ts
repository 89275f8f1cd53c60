import { useEffect } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { COMPARED_MAX } from '../config/constants.ts';

/** A chosen product. The title is stored too, because other pages do not know it. */
export type ChosenProduct = { readonly alias: string; readonly title: string };

const KEY = 'comparison';

/** The products chosen for comparison; null until the browser's storage has been read. */
export const comparison = proxy<{ chosen: readonly ChosenProduct[] | null }>({ chosen: null });

const isChosen = (claimed: unknown): claimed is ChosenProduct =>
  typeof claimed === 'object' &&
  claimed !== null &&
  'alias' in claimed &&
  typeof claimed.alias === 'string' &&
  'title' in claimed &&
  typeof claimed.title === 'string';

/** The stored value, which is not trusted. */
function stored(text: string | null): ChosenProduct[] {
  try {
    const claimed: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(claimed) ? claimed.filter(isChosen).slice(0, COMPARED_MAX) : [];
  } catch {
    return [];
  }
}

/** The stored text that the choice was read from. */
let known: string | null = null;

/** The current choice, with what was chosen in other tabs. */
function chosenNow(): readonly ChosenProduct[] {
  try {
    const text = localStorage.getItem(KEY);
    if (comparison.chosen === null || text !== known) comparison.chosen = stored(text);
    known = text;
  } catch {
    // The browser may block storage or have no space left: then the choice lasts as long as the page.
    comparison.chosen ??= [];
  }
  return comparison.chosen;
}

function keep(chosen: readonly ChosenProduct[]): void {
  comparison.chosen = chosen;
  const text = JSON.stringify(chosen);
  try {
    localStorage.setItem(KEY, text);
    known = text;
  } catch {
    // As above.
  }
}

/**
 * Adds a product to the comparison.
 * @returns false if there are already four, and nothing changed.
 */
export function addCompared({ alias, title }: ChosenProduct): boolean {
  const chosen = chosenNow();
  if (chosen.some((product) => product.alias === alias)) return true;
  if (chosen.length >= COMPARED_MAX) return false;
  keep([...chosen, { alias, title }]);
  return true;
}

/** Removes a product. */
export function removeCompared(alias: string): void {
  keep(chosenNow().filter((product) => product.alias !== alias));
}

/** Replaces the choice with exactly these products: used for a URL or a form. */
export function setCompared(chosen: readonly ChosenProduct[]): void {
  keep(chosen.slice(0, COMPARED_MAX).map(({ alias, title }) => ({ alias, title })));
}

/** The choice as stored in the browser; for effects, because the first render does not have it. */
export const comparedNow = (): readonly ChosenProduct[] => chosenNow();

/** Clears the choice. */
export function clearCompared(): void {
  keep([]);
}

/**
 * The chosen products: none in built HTML and in the first render over it. Follows other tabs, also on Back,
 * as a page in the back-forward cache receives no storage events.
 */
export function useCompared(): readonly ChosenProduct[] {
  const { chosen } = useSnapshot(comparison);
  useEffect(() => {
    chosenNow();
    addEventListener('storage', chosenNow);
    addEventListener('pageshow', chosenNow);
    return () => {
      removeEventListener('storage', chosenNow);
      removeEventListener('pageshow', chosenNow);
    };
  }, []);
  return chosen ?? [];
}
