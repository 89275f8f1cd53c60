import type * as v from 'valibot';
import { permissionsOf, type EditorRole } from '../../contract/permissions.ts';
import type { callingEditor } from '../../contract/schemas/editor-people.ts';

/** Anna, who has signed in to the editor's screen with this role. */
export const callingAnna = (role: EditorRole): v.InferOutput<typeof callingEditor> => ({
  id: 2,
  name: 'Анна',
  email: null,
  role,
  permissions: [...permissionsOf(role)],
  csrf: null,
});
