import { createContext, useContext } from 'react';
import { useHydrated } from '../ui/rendering/use-hydrated.ts';

/** The sections of the site in which the frame looks different. */
export type PagePlace = 'certificate' | 'search' | undefined;

/** The section of a page, from its path: the same in the build and in the browser. */
export function placeOf(path: string): PagePlace {
  const [, first] = path.split('/');
  return first === 'certificate' || first === 'search' ? first : undefined;
}

export const PlaceContext = createContext<PagePlace>(undefined);

/**
 * The section, for components in a slice: a slice is rendered once for all pages, so it knows its
 * page only after hydration. Styles that must be right from the start follow `data-place` in CSS.
 */
export function usePlace(): PagePlace {
  const place = useContext(PlaceContext);
  return useHydrated() ? place : undefined;
}
