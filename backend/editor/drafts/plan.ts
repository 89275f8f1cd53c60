/** When a draft is published automatically, and who may still change it then. */
import { and, eq } from 'drizzle-orm';
import type { Draft } from '../../../contract/schemas/editor.ts';
import { may } from '../../../contract/permissions.ts';
import { contentSets, type contentDrafts } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import { Failure } from '../../failure.ts';
import type { Editor } from '../people/editor.ts';
import type { Saving } from '../save.ts';
import { inState } from '../sets/stored.ts';

/** A change of drafts, and its editor. */
export type Drafting = Saving & { readonly editor: Editor };

type Row = Pick<typeof contentDrafts.$inferSelect, 'publishAt' | 'error' | 'author' | 'setId'>;

/** The schedule of a draft or of its set. `who` is the author: writes need the permission to publish. */
export async function planOf(db: Database, row: Row): Promise<Draft['plan']> {
  const { publishAt, error, author, setId } = row;
  if (publishAt !== null) {
    return error === null ? { at: publishAt.toISOString(), who: author } : null;
  }
  if (setId === null) return null;
  const [set] = await db
    .select()
    .from(contentSets)
    .where(and(eq(contentSets.id, setId), inState('planned')));
  return set?.publishAt ? { at: set.publishAt.toISOString(), who: set.author } : null;
}

/**
 * A scheduled draft is published as somebody with the permission to publish has seen it.
 * @throws Failure `forbidden` for everybody else, with advice.
 */
export async function assertMayChange(
  tx: Database,
  row: Row,
  { role }: Pick<Editor, 'role'>,
): Promise<void> {
  if (may(role, 'publish')) return;
  const plan = await planOf(tx, row);
  if (!plan) return;
  const how = row.setId === null ? '' : ` с\u00a0набором №\u00a0${row.setId}`;
  throw new Failure(
    'forbidden',
    `Черновик запланирован к\u00a0публикации${how} (${plan.who}), поэтому менять и\u00a0выбрасывать его ` +
      'может только выпускающий редактор. Попросите его снять время или внести вашу правку',
  );
}
