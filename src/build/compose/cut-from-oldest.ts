/**
 * Cuts a list into pages from its oldest end: page 1 holds the oldest dozen for ever, and a new
 * article only changes the newest page, which takes what does not fill a page of its own.
 * @returns newest page first; each page's articles newest first.
 */
export function cutFromOldest<T>(
  newestFirst: readonly T[],
  size: number,
): { number: number | null; items: T[] }[] {
  // The newest page keeps at least one full page's worth, so that it never looks empty.
  const closed = Math.max(0, Math.floor(newestFirst.length / size) - 1);
  const open = newestFirst.length - closed * size;
  const pages: { number: number | null; items: T[] }[] = [
    { number: null, items: newestFirst.slice(0, open) },
  ];
  for (let number = closed; number >= 1; number -= 1) {
    const start = open + (closed - number) * size;
    pages.push({ number, items: newestFirst.slice(start, start + size) });
  }
  return pages;
}
