/** The approximate number of characters that a search result shows of a page's title and description. */
export const TITLE_SHOWN = 60;
export const DESCRIPTION_SHOWN = 160;

/** Whether the field at this path is the title of a search result. */
export const isTitleInSearch = (path: string) => /(?:^|\.)(?:title|seo_title)$/.test(path);

/** How many characters of a field a search result shows; null for a field that is not shown. */
export function lengthInSearch(path: string): number | null {
  if (isTitleInSearch(path)) return TITLE_SHOWN;
  return /(?:^|\.)(?:lead|description)$/.test(path) ? DESCRIPTION_SHOWN : null;
}
