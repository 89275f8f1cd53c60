/** The one panel of a page, which every button of it opens. */
export const VIEW_PANEL_ID = 'view-panel';
