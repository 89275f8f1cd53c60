import { useEffect, type RefObject } from 'react';
import { foundRanges } from './faq-search.ts';

/** The name styles know the marks by. */
const NAME = 'faq-found';

/**
 * Marks words inside an element, by the browser itself: nothing in the page changes
 * for it. Where the browser cannot, words stay unmarked.
 */
export function useFoundMarks(place: RefObject<Element | null>, words: readonly string[]): void {
  useEffect(() => {
    if (!place.current || words.length === 0 || !('highlights' in CSS)) return undefined;
    CSS.highlights.set(NAME, new Highlight(...foundRanges(place.current, words)));
    return () => {
      CSS.highlights.delete(NAME);
    };
  }, [place, words]);
}
