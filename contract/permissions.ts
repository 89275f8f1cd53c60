/** Editors' permissions by role: the one table that the backend enforces and a screen shows. */

/** Roles with their Russian names, by increasing permissions. */
export const EDITOR_ROLES = {
  viewer: 'Читатель',
  editor: 'Редактор',
  publisher: 'Выпускающий',
  support: 'Поддержка',
  administrator: 'Администратор',
} as const;

export type EditorRole = keyof typeof EDITOR_ROLES;

/**
 * `read`: everything that can be edited. `draft`: drafts and uploads, which readers do not see.
 * `publish`: published content. `people`: data of members and visitors. `accounts`: editors'
 * permissions.
 */
export const PERMISSIONS = ['read', 'draft', 'publish', 'people', 'accounts'] as const;
export type Permission = (typeof PERMISSIONS)[number];

const granted: Readonly<Record<EditorRole, readonly Permission[]>> = {
  viewer: ['read'],
  editor: ['read', 'draft'],
  publisher: ['read', 'draft', 'publish'],
  support: ['read', 'people'],
  administrator: PERMISSIONS,
};

/** The permissions of a role. */
export const permissionsOf = (role: EditorRole): readonly Permission[] => granted[role];

/** Whether a role has a permission. */
export const may = (role: EditorRole, permission: Permission): boolean =>
  granted[role].includes(permission);
