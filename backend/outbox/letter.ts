/** What letters are written with. Plain text: the outbox of the embedded run shows them as they are. */

/** A letter of these paragraphs, signed. */
export const written = (...paragraphs: string[]) => [...paragraphs, 'Ваша «Ясно»'].join('\n\n');

/** The whole address of a page, for the link of a letter. */
export function pageOf(siteUrl: string, path: string, query: Record<string, string> = {}): string {
  const address = new URL(path, siteUrl);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address.href;
}
