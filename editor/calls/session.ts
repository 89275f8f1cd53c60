/** Who is signed in, for as long as the page is open: the cookie of the session is out of reach. */
import type * as v from 'valibot';
import { proxy } from 'valtio';
import type { callingEditor } from '../../contract/schemas/editor-people.ts';
import type { Permission } from '../../contract/permissions.ts';

export type Me = v.InferOutput<typeof callingEditor>;

export const session = proxy<{ me: Me | null }>({ me: null });

/** Whether whoever is signed in may do something. */
export const mayI = (permission: Permission): boolean =>
  session.me?.permissions.includes(permission) ?? false;
