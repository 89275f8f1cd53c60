/** Who is editing what right now: the screen says so again and again while it is open. */
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { Presence, PresenceMark } from '../../../contract/schemas/editor-people.ts';
import { editorPresence } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import type { Editor } from './editor.ts';

/** Milliseconds after which somebody who says nothing has left. */
const LEFT_AFTER = 60_000;

const asPresence = ({ who, ...row }: typeof editorPresence.$inferSelect): Presence => ({
  who,
  collection: row.collection,
  entity_id: row.entityId,
  draft_id: row.draftId,
  seen_at: row.seenAt.toISOString(),
});

/** Everybody who is editing something, the latest first. */
export async function presentEditors(db: Database, now: Date, except?: Editor) {
  const isHere = gt(editorPresence.seenAt, new Date(now.getTime() - LEFT_AFTER));
  const isOther = except && ne(editorPresence.who, except.name);
  const rows = await db
    .select()
    .from(editorPresence)
    .where(and(isHere, isOther))
    .orderBy(desc(editorPresence.seenAt));
  return { items: rows.map(asPresence), total: rows.length };
}

/** Notes what an editor has open, or that it was closed. @returns the others. */
export async function notePresence(
  db: Database,
  editor: Editor,
  { collection, entity_id: entityId, draft_id: draftId }: PresenceMark,
  now: Date,
) {
  const { name: who } = editor;
  if (collection === null) {
    await db.delete(editorPresence).where(eq(editorPresence.who, who));
  } else {
    const values = { who, collection, entityId, draftId, seenAt: now };
    const { who: _, ...set } = values;
    await db
      .insert(editorPresence)
      .values(values)
      .onConflictDoUpdate({ target: editorPresence.who, set });
  }
  return presentEditors(db, now, editor);
}
