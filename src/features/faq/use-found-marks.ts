import { useEffect, type RefObject } from 'react';
import { foundRanges } from './faq-search.ts';

/** The highlight name that styles refer to. */
const NAME = 'faq-found';

/**
 * Highlights words inside an element with the browser's own API: the page's DOM does not change.
 * Without browser support, words are not highlighted.
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
