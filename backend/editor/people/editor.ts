import type { EditorRole } from '../../../contract/permissions.ts';

/** The caller. */
export type Editor = {
  /** Null for the one whose token is in the environment. */
  readonly id: number | null;
  readonly name: string;
  /** Null for the token of a script. */
  readonly email: string | null;
  readonly role: EditorRole;
  /** Only people who have signed in have a session. */
  readonly session: number | null;
};

/** The editor whose token is in the environment. */
export const FIRST: Editor = {
  id: null,
  name: 'Главный редактор',
  email: null,
  role: 'administrator',
  session: null,
};
