import { createContext, useContext } from 'react';
import { useHydrated } from '../ui/rendering/use-hydrated.ts';

/** The parts of the site in which the frame looks different. */
export type PagePlace = 'certificate' | 'search' | undefined;

/** The place of a page, by its path: the same in the build and in the browser. */
export function placeOf(path: string): PagePlace {
  const [, first] = path.split('/');
  return first === 'certificate' || first === 'search' ? first : undefined;
}

export const PlaceContext = createContext<PagePlace>(undefined);

/**
 * The place, for what stands in a slice: a slice is rendered once for all pages, so it may know
 * where it is only after hydration. Looks that must be right at once follow `data-place` in CSS.
 */
export function usePlace(): PagePlace {
  const place = useContext(PlaceContext);
  return useHydrated() ? place : undefined;
}
