import type { Takedown } from '../../../contract/schemas/editor.ts';
import type { contentTakedowns } from '../../db/schema.ts';

type Row = Pick<
  typeof contentTakedowns.$inferSelect,
  'at' | 'setId' | 'detach' | 'author' | 'error'
>;

/** When an entity leaves the site, and why it did not. */
export const takedownNote = ({ at, setId, detach, author, error }: Row): Takedown => ({
  at: at?.toISOString() ?? null,
  set_id: setId,
  detach,
  author,
  error,
});
