import type { SearchItem } from './search-store.ts';

/** A text with the words that were looked for marked. */
export function FoundText({ parts }: { parts: SearchItem['snippet'] }) {
  return parts.map(({ text, found }, index) =>
    // Pieces have no names and never change places.
    found ? <mark key={index}>{text}</mark> : text,
  );
}
