/** The absolute URL of a page, for a link in an email. */
export function pageOf(siteUrl: string, path: string, query: Record<string, string> = {}): string {
  const address = new URL(path, siteUrl);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address.href;
}
