import { and, desc, eq, gte, lt } from 'drizzle-orm';
import type { EditorAction } from '../../contract/schemas/editor.ts';
import type { ContentCollection } from '../../contract/schemas/hook.ts';
import { editorLog } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { addDays, startOfDay } from '../moscow-day.ts';

export type Entry = {
  readonly at: Date;
  readonly who: string;
  readonly action: EditorAction;
  readonly about: string;
  readonly collection?: ContentCollection;
  readonly entityId?: number | null;
  readonly revision?: number;
};

/** The statement that writes log entries. */
export const logStatement = (db: Database, entries: Entry[]) =>
  db.insert(editorLog).values(entries);

/** Writes the log entry in the transaction of the action. */
export async function logAction(db: Database, entry: Entry): Promise<void> {
  await logStatement(db, [entry]);
}

export type LogFilter = {
  readonly who?: string | undefined;
  readonly action?: EditorAction | undefined;
  readonly collection?: ContentCollection | undefined;
  readonly entity?: number | undefined;
  /** Moscow days, both included. */
  readonly since?: string | undefined;
  readonly until?: string | undefined;
};

const conditionOf = ({ who, action, collection, entity, since, until }: LogFilter) =>
  and(
    who === undefined ? undefined : eq(editorLog.who, who),
    action && eq(editorLog.action, action),
    collection && eq(editorLog.collection, collection),
    entity === undefined ? undefined : eq(editorLog.entityId, entity),
    since === undefined ? undefined : gte(editorLog.at, startOfDay(since)),
    until === undefined ? undefined : lt(editorLog.at, startOfDay(addDays(until, 1))),
  );

type Page = { readonly page: number; readonly count: number };

/** Newest first. */
export async function readLog(db: Database, { page, count, ...filter }: Page & LogFilter) {
  const where = conditionOf(filter);
  const rows = await db
    .select()
    .from(editorLog)
    .where(where)
    .orderBy(desc(editorLog.id))
    .limit(count)
    .offset((page - 1) * count);
  const items = rows.map(({ at, entityId, ...row }) => ({
    ...row,
    at: at.toISOString(),
    entity_id: entityId,
  }));
  return { items, total: await db.$count(editorLog, where) };
}
