import type { Takedown } from '../../../contract/schemas/editor.ts';
import type { contentTakedowns } from '../../db/schema.ts';

type Row = Pick<
  typeof contentTakedowns.$inferSelect,
  'at' | 'setId' | 'detach' | 'author' | 'error'
>;

/** When an entity is taken down, and why that failed. */
export const takedownNote = ({ at, setId, detach, author, error }: Row): Takedown => ({
  at: at?.toISOString() ?? null,
  set_id: setId,
  detach,
  author,
  error,
});
