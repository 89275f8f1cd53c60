import { desc } from 'drizzle-orm';
import type { EditorAction } from '../../contract/schemas/editor.ts';
import type { ContentCollection } from '../../contract/schemas/hook.ts';
import { editorLog } from '../db/schema.ts';
import type { Database } from '../db/database.ts';

export type Entry = {
  readonly at: Date;
  readonly who: string;
  readonly action: EditorAction;
  readonly about: string;
  readonly collection?: ContentCollection;
  readonly entityId?: number | null;
  readonly revision?: number;
};

/** Writes the log entry in the transaction of the action. */
export async function logAction(db: Database, entry: Entry): Promise<void> {
  await db.insert(editorLog).values(entry);
}

type Page = { readonly page: number; readonly count: number };

/** Newest first. */
export async function readLog(db: Database, { page, count }: Page) {
  const rows = await db
    .select()
    .from(editorLog)
    .orderBy(desc(editorLog.id))
    .limit(count)
    .offset((page - 1) * count);
  const items = rows.map(({ at, entityId, ...row }) => ({
    ...row,
    at: at.toISOString(),
    entity_id: entityId,
  }));
  return { items, total: await db.$count(editorLog) };
}
