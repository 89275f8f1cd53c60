/** Characters that a search result shows of a page's title and of its description, about. */
export const TITLE_SHOWN = 60;
const DESCRIPTION_SHOWN = 160;

/** Whether a field by this path is the title of a search result. */
export const isTitleInSearch = (path: string) => /(?:^|\.)(?:title|seo_title)$/.test(path);

/** How much of a field a search result shows; null for a field that is in none. */
export function lengthInSearch(path: string): number | null {
  if (isTitleInSearch(path)) return TITLE_SHOWN;
  return /(?:^|\.)(?:lead|description)$/.test(path) ? DESCRIPTION_SHOWN : null;
}
