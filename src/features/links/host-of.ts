/** The host of a URL for readers: `https://www.who.int/…` → `who.int`. */
export function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}
