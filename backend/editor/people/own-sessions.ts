/** The sessions of an editor: listed and ended. */
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { OwnSession } from '../../../contract/schemas/editor-people.ts';
import { editorSessions } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../failure.ts';
import type { Editor } from './editor.ts';

type Owner = Pick<Editor, 'id' | 'session'>;

/** A script's token has none. */
const NOBODY = 0;

const isOwn = ({ id }: Owner) => eq(editorSessions.accountId, id ?? NOBODY);

/** The active sessions of an editor, the latest first. */
export async function ownSessions(db: Database, editor: Owner, now: Date) {
  const rows = await db
    .select()
    .from(editorSessions)
    .where(and(isOwn(editor), gt(editorSessions.expiresAt, now)))
    .orderBy(desc(editorSessions.createdAt), desc(editorSessions.id));
  const items = rows.map((row): OwnSession => ({
    id: row.id,
    user_agent: row.userAgent,
    created_at: row.createdAt.toISOString(),
    ends_at: row.expiresAt.toISOString(),
    current: row.id === editor.session,
  }));
  return { items, total: items.length };
}

/** @throws Failure `not_found`, also for somebody else's session. */
export async function endOwnSession(db: Database, editor: Owner, id: number): Promise<void> {
  const isIt = and(isOwn(editor), eq(editorSessions.id, id));
  const ended = await db.delete(editorSessions).where(isIt).returning({ id: editorSessions.id });
  if (ended.length === 0) throw notFound('Вход', 'не\u00a0найден');
}

/** Ends all sessions except the current one. */
export async function endOtherSessions(db: Database, editor: Owner): Promise<void> {
  const isOther = ne(editorSessions.id, editor.session ?? NOBODY);
  await db.delete(editorSessions).where(and(isOwn(editor), isOther));
}
