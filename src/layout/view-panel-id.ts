/** The id of the page's only view panel, which every button for it opens. */
export const VIEW_PANEL_ID = 'view-panel';
