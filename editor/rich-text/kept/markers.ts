/** Attributes that only the editor's own HTML has: saving never sees them. */
export const BOX = 'data-table-box';
export const CAPTION = 'data-table-caption';
export const HEAD_ROW = 'data-head-row';
/** Words of a list item or a cell that stand in it without a paragraph of their own. */
export const BARE = 'data-bare';
/** `<b>` or `<i>`, which look like `<strong>` and `<em>`. */
export const AS = 'data-as';
