/** Tracks who is editing what: the screen reports it periodically while it is open. */
import { and, desc, eq, gt, lt, ne, or, sql } from 'drizzle-orm';
import type { Presence, PresenceMark } from '../../../contract/schemas/editor-people.ts';
import { editorPresence } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import type { Editor } from './editor.ts';

/** Milliseconds without a report after which an editor counts as gone. */
const LEFT_AFTER = 60_000;

const asPresence = ({ who, ...row }: typeof editorPresence.$inferSelect): Presence => ({
  who,
  collection: row.collection,
  entity_id: row.entityId,
  draft_id: row.draftId,
  since: row.since.toISOString(),
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

/** When this was opened: reporting the same entity again keeps the time. */
const openedAt = sql`case
  when editor_presence.collection = excluded.collection
    and editor_presence.entity_id is not distinct from excluded.entity_id
    and editor_presence.draft_id is not distinct from excluded.draft_id
  then editor_presence.since else excluded.since end`;

/**
 * Records what an editor has open in one tab, or that it was closed. Drops tabs that have not reported
 * for a while.
 * @returns the other editors.
 */
export async function notePresence(
  db: Database,
  editor: Editor,
  { tab = '', collection, entity_id: entityId, draft_id: draftId }: PresenceMark,
  now: Date,
) {
  const { name: who } = editor;
  const isGone = lt(editorPresence.seenAt, new Date(now.getTime() - LEFT_AFTER));
  const isClosed = collection === null ? eq(editorPresence.tab, tab) : undefined;
  await db.delete(editorPresence).where(and(eq(editorPresence.who, who), or(isGone, isClosed)));
  if (collection !== null) {
    const open = { collection, entityId: entityId ?? null, draftId: draftId ?? null, seenAt: now };
    await db
      .insert(editorPresence)
      .values({ who, tab, since: now, ...open })
      .onConflictDoUpdate({
        target: [editorPresence.who, editorPresence.tab],
        set: { ...open, since: openedAt },
      });
  }
  return presentEditors(db, now, editor);
}
