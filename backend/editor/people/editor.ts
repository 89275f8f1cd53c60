import type { EditorRole } from '../../../contract/permissions.ts';

/** Who calls. */
export type Editor = {
  /** Null for the one whose token is in the environment. */
  readonly id: number | null;
  readonly name: string;
  readonly role: EditorRole;
  /** Of a person who has signed in; a token has no session. */
  readonly session: number | null;
};

/** The editor whose token is in the environment. */
export const FIRST: Editor = {
  id: null,
  name: 'Главный редактор',
  role: 'administrator',
  session: null,
};
