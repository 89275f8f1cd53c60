/** Whose site an address is, as people write it: `https://www.who.int/…` → `who.int`. */
export function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}
