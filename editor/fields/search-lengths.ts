/** Characters that a search result shows of a page's title and of its description, about. */
export const TITLE_SHOWN = 60;
export const DESCRIPTION_SHOWN = 160;
