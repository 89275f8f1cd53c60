/**
 * What a page's data file and HTML file have in common: they are added, changed and removed
 * together. For any other file, its path.
 */
export const pageOf = (path: string): string =>
  path.replace(/^page-data\/(.+)page-data\.json$/, '$1').replace(/index\.html$/, '');

/** The URL of the page that a file belongs to; null for any other file. */
export function urlOf(path: string): string | null {
  const page = pageOf(path);
  if (page === path) return null;
  return page === 'index/' ? '/' : `/${page}`;
}
