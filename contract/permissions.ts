/** What editors may do, by role: the one table that the backend checks and a screen shows. */

/** Roles with their Russian names, from the least to the most. */
export const EDITOR_ROLES = {
  viewer: 'Читатель',
  editor: 'Редактор',
  publisher: 'Выпускающий',
  support: 'Поддержка',
  administrator: 'Администратор',
} as const;

export type EditorRole = keyof typeof EDITOR_ROLES;

/**
 * `read`: everything that is edited. `draft`: drafts and uploads, which no reader sees. `publish`:
 * what readers see. `people`: data of members and visitors. `accounts`: who may do all of this.
 */
export type Permission = 'read' | 'draft' | 'publish' | 'people' | 'accounts';

const granted: Readonly<Record<EditorRole, readonly Permission[]>> = {
  viewer: ['read'],
  editor: ['read', 'draft'],
  publisher: ['read', 'draft', 'publish'],
  support: ['read', 'people'],
  administrator: ['read', 'draft', 'publish', 'people', 'accounts'],
};

/** What a role may do. */
export const permissionsOf = (role: EditorRole): readonly Permission[] => granted[role];

export const may = (role: EditorRole, permission: Permission): boolean =>
  granted[role].includes(permission);
