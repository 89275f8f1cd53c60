/** Attributes of the editor's own HTML, which are never stored. */
export const BOX = 'data-table-box';
export const CAPTION = 'data-table-caption';
export const HEAD_ROW = 'data-head-row';
/** Text of a list item or a cell without a paragraph of its own. */
export const BARE = 'data-bare';
/** `<b>` or `<i>`, which look like `<strong>` and `<em>`. */
export const AS = 'data-as';
