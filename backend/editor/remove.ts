import { and, eq, sql } from 'drizzle-orm';
import type { EditedEntity } from '../../contract/schemas/editor.ts';
import { contentChanges } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { Failure } from '../failure.ts';
import type { Collection } from './collection.ts';
import { readEntity } from './entities.ts';
import { keepEntity } from './history.ts';
import { logAction } from './log.ts';
import { deleteRow } from './rows.ts';
import { checkRevision, holdContent, type Saving } from './save.ts';
import { citationsOf, usersOf } from './uses.ts';

async function checkUse(db: Database, collection: Collection, entity: EditedEntity): Promise<void> {
  const { id, alias } = entity;
  const held = collection.heldBy?.(entity) ?? null;
  if (held !== null) throw new Failure('in_use', `Удалить нельзя: ${held}`);
  const users = await usersOf(db, collection, id);
  if (users) {
    const { what, total, uses } = users;
    throw new Failure('in_use', `Удалить нельзя: здесь ещё есть ${what} (${total})`, uses);
  }
  const citations = collection.isCited ? await citationsOf(db, alias) : {};
  if (Object.keys(citations).length > 0) {
    throw new Failure('in_use', 'Удалить нельзя: на\u00a0сноску ссылаются тексты', citations);
  }
}

/** Deletes an entity; its history stays. @throws Failure `not_found`, `in_use`, `edit_conflict`. */
export async function removeEntity(
  tx: Database,
  collection: Collection,
  { key, expected }: { readonly key: string; readonly expected: number | null },
  { who, now: at }: Saving,
): Promise<{ id: number; alias: string; revision: number }> {
  await holdContent(tx);
  const entity = await readEntity(tx, collection, key);
  const { id, alias } = entity;
  const { name } = collection;
  checkRevision(entity, expected);
  await checkUse(tx, collection, entity);
  await keepEntity(tx, collection, entity);
  await deleteRow(tx, collection, id);
  const [told] = await tx
    .select({ revision: sql`max(${contentChanges.revision})`.mapWith(Number) })
    .from(contentChanges)
    .where(and(eq(contentChanges.entity, name), eq(contentChanges.entityId, id)));
  const revision = told?.revision ?? entity.revision;
  await keepEntity(tx, collection, { ...entity, revision }, { kind: 'deleted', who, at });
  await logAction(tx, {
    at,
    who,
    action: 'delete',
    collection: name,
    entityId: id,
    revision,
    about: alias,
  });
  return { id, alias, revision };
}
