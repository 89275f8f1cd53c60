/** The signed-in user, in memory for the life of the page: scripts cannot read the session cookie. */
import type * as v from 'valibot';
import { proxy } from 'valtio';
import type { callingEditor } from '../../contract/schemas/editor-people.ts';
import type { Permission } from '../../contract/permissions.ts';

export type Me = v.InferOutput<typeof callingEditor>;

export const session = proxy<{ me: Me | null }>({ me: null });

/** Whether the signed-in user has a permission. */
export const mayI = (permission: Permission): boolean =>
  session.me?.permissions.includes(permission) ?? false;
