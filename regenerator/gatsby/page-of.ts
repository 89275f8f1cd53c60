/**
 * What the files of a page have in common, its data and its html: they come, change and go together.
 * Of any other file it is the path.
 */
export const pageOf = (path: string): string =>
  path.replace(/^page-data\/(.+)page-data\.json$/, '$1').replace(/index\.html$/, '');
