import type { SearchItem } from './search-store.ts';

/** A text with the searched words highlighted. */
export function FoundText({ parts }: { parts: SearchItem['snippet'] }) {
  return parts.map(({ text, found }, index) =>
    // Pieces have no ids and never change order.
    found ? <mark key={index}>{text}</mark> : text,
  );
}
