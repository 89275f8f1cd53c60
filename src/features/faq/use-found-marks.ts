import { useEffect, type RefObject } from 'react';
import { foundRanges } from './faq-search.ts';

/** The name styles know the marks by. */
const NAME = 'faq-found';

/**
 * Marks the words of a query inside an element, by the browser itself: nothing in the page changes
 * for it. Where the browser cannot, words stay unmarked.
 */
export function useFoundMarks(place: RefObject<Element | null>, query: string): void {
  useEffect(() => {
    if (!place.current || query === '' || !('highlights' in CSS)) return undefined;
    CSS.highlights.set(NAME, new Highlight(...foundRanges(place.current, query)));
    return () => {
      CSS.highlights.delete(NAME);
    };
  }, [place, query]);
}
