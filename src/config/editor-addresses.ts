/** Addresses of the site that belong to editors: the backend serves them, and none is a page. */

/** Calls of the editor API, and the editor's screen. */
export const EDITOR_PREFIXES = ['/editor/', '/admin/'] as const;

/** Whether the backend serves this address; the trailing slash of a prefix is optional. */
export const isEditorAddress = (pathname: string): boolean =>
  EDITOR_PREFIXES.some((prefix) => `${pathname}/`.startsWith(prefix));

/**
 * The size limit of an editor's request in bytes: the largest file in a form. The backend checks it again.
 */
export const EDITOR_BODY_MAX = 12 * 1024 * 1024;

/** The address of an entity in the editor's screen. */
export const entityScreen = (collection: string, id: number): string =>
  `/admin/${collection}/${id}/`;
