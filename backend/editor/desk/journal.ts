/** The desk's log: who viewed or changed whose data, and why. */
import { and, desc, eq } from 'drizzle-orm';
import type { DeskAction } from '../../../contract/schemas/desk.ts';
import { deskLog } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import type { EditorContext } from '../handler.ts';

export type Look = {
  readonly action: DeskAction;
  /** Without names, phones or addresses. */
  readonly about: string;
  /** The member whose data it is, if any. */
  readonly member?: number | null;
  readonly reason: string;
};

/** Writes the entry, in the transaction of a change, or before data is returned to a viewer. */
export async function noteLook(
  db: Database,
  { editor, now }: Pick<EditorContext, 'editor' | 'now'>,
  { member = null, ...look }: Look,
): Promise<void> {
  await db.insert(deskLog).values({ ...look, member, who: editor.name, at: now });
}

type Asked = {
  readonly page: number;
  readonly count: number;
  readonly who?: string | undefined;
  readonly member?: number | undefined;
  readonly action?: DeskAction | undefined;
};

/** Newest first. */
export async function readLooks(db: Database, { page, count, who, member, action }: Asked) {
  const where = and(
    who === undefined ? undefined : eq(deskLog.who, who),
    member === undefined ? undefined : eq(deskLog.member, member),
    action && eq(deskLog.action, action),
  );
  const rows = await db
    .select()
    .from(deskLog)
    .where(where)
    .orderBy(desc(deskLog.id))
    .limit(count)
    .offset((page - 1) * count);
  const items = rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
  return { items, total: await db.$count(deskLog, where) };
}
