/** Addresses of the site that belong to editors: the backend answers them, and no page is there. */

/** Calls of the editor API, and the editor's screen. */
export const EDITOR_PREFIXES = ['/editor/', '/admin/'] as const;

/** Whether the backend answers this address, with or without the last slash of a prefix. */
export const isEditorAddress = (pathname: string): boolean =>
  EDITOR_PREFIXES.some((prefix) => `${pathname}/`.startsWith(prefix));

/** Most bytes of an editor's request: the largest file, in a form. The backend has the last word. */
export const EDITOR_BODY_MAX = 12 * 1024 * 1024;

/** Where the editor's screen shows an entity. */
export const entityScreen = (collection: string, id: number): string =>
  `/admin/${collection}/${id}/`;
