/**
 * What a page's data file and HTML file have in common: they are added, changed and removed
 * together. For any other file, its path.
 */
export const pageOf = (path: string): string =>
  path.replace(/^page-data\/(.+)page-data\.json$/, '$1').replace(/index\.html$/, '');
