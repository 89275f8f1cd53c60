import type { EditedEntity } from '../../../contract/schemas/editor.ts';
import type { Database } from '../../db/database.ts';
import type { KeptLink } from '../../db/schema-editor.ts';
import { Failure, notFound } from '../../failure.ts';
import type { Collection, Fields } from '../collection.ts';
import { collectionNamed } from '../collections/index.ts';
import { readEntity, rowOf } from '../entities.ts';
import { stateAt } from '../history.ts';
import { isId, missingAliases, missingIds } from '../rows.ts';
import { holdContent, saveEntity, type Saving } from '../save.ts';
import type { Uses } from '../uses.ts';
import { bringBelongings, inWords } from './belongings.ts';
import { forgetUnpublished, holdBeside } from './beside.ts';
import { attachLinks } from './links.ts';
import { deletedId, detachedFrom, keepLinkFor } from './record.ts';
import { aliasesIn } from './referrers.ts';

const isList = (value: unknown): value is number[] => Array.isArray(value);

/** A state without links to deleted entities, and those links. */
type Possible = { readonly fields: Fields; readonly dropped: readonly KeptLink[] };

/** Drops links to deleted entities, which would prevent a save; their other links are gone as well. */
export async function withoutGone(
  db: Database,
  { name: collection, links = [], references = {}, aliasLists = {} }: Collection,
  owner: number,
  state: Fields,
): Promise<Possible> {
  const fields = { ...state };
  const dropped: KeptLink[] = [];
  const drop = (field: string, target: number, position: number) =>
    dropped.push({ collection, field, owner, target, position });
  for (const { field } of links) {
    const ids = state[field];
    const table = references[field];
    if (!table || !isList(ids)) continue;
    const gone = new Set(await missingIds(db, table, ids));
    for (const id of gone) drop(field, id, ids.indexOf(id));
    fields[field] = ids.filter((id) => !gone.has(id));
  }
  for (const [field, table] of Object.entries(aliasLists)) {
    const aliases = aliasesIn(state, field);
    const gone = new Set(await missingAliases(db, table, aliases));
    for (const alias of gone) {
      const id = await deletedId(db, targetOf(collectionNamed(collection), field), alias);
      if (id !== null) drop(field, id, aliases.indexOf(alias));
    }
    fields[field] = aliases.filter((alias) => !gone.has(alias));
  }
  return { fields, dropped };
}

/** The collection that a field refers to. */
function targetOf({ name, description }: Collection, field: string) {
  const found = description.fields[field];
  if (found?.kind !== 'references' && found?.kind !== 'aliases') {
    throw new Error(`${name} lists nothing in ${field}`);
  }
  return found.to;
}

/** Restores links whose ends both exist; stores the others with the missing end. */
async function bringLinks(tx: Database, links: readonly KeptLink[], saving: Saving): Promise<Uses> {
  const aliases = new Map<KeptLink, string>();
  for (const link of links) {
    const from = collectionNamed(link.collection);
    const to = collectionNamed(targetOf(from, link.field));
    const owner = await rowOf(tx, from, String(link.owner));
    const target = await rowOf(tx, to, String(link.target));
    if (!owner) await keepLinkFor(tx, from.name, link.owner, link);
    if (!target) await keepLinkFor(tx, to.name, link.target, link);
    if (owner && target) aliases.set(link, String(target[to.alias.name]));
  }
  return attachLinks(tx, [...aliases.keys()], (link) => aliases.get(link) ?? '', saving);
}

async function attached(
  tx: Database,
  collection: Collection,
  saved: EditedEntity,
  brought: Uses,
): Promise<EditedEntity> {
  if (Object.keys(brought).length === 0) return saved;
  // The entity's own lists may have changed, too.
  const whole = await readEntity(tx, collection, String(saved.id));
  return { ...saved, ...whole, attached: brought };
}

/**
 * Recreates a deleted or unpublished entity under its id, with everything that its removal took away.
 * @param state the fields of the recreated entity.
 */
export async function recreateEntity(
  tx: Database,
  collection: Collection,
  id: number,
  state: Fields,
  saving: Saving,
): Promise<EditedEntity> {
  await holdBeside(tx, collection, String(id));
  await holdContent(tx);
  const { fields: given, dropped } = await withoutGone(tx, collection, id, state);
  const { links, belongings } = await detachedFrom(tx, collection.name, id);
  const complete = () => bringBelongings(tx, collection, id, belongings);
  const wanted = { key: null, given, expected: null, restored: { id, complete } };
  const saved = await saveEntity(tx, collection, wanted, saving);
  await forgetUnpublished(tx, collection.name, id);
  return attached(tx, collection, saved, {
    ...(await bringLinks(tx, [...links, ...dropped], saving)),
    ...inWords(collection, belongings),
  });
}

export type Restoring = {
  /** The entity's id, or its alias while it exists. */
  readonly key: string;
  /** Of the state to restore. */
  readonly revision: number;
  /** The revision that its editor has compared that state with; null: any. */
  readonly expected: number | null;
};

/**
 * Saves an entity as it was at a revision; recreates a deleted one under its id, with everything that
 * its deletion took away.
 * @throws Failure `not_found`, `invalid`, `alias_taken`, `edit_conflict`.
 */
export async function restoreEntity(
  tx: Database,
  collection: Collection,
  { key, revision, expected }: Restoring,
  saving: Saving,
): Promise<EditedEntity> {
  if (isId(key)) await holdBeside(tx, collection, key);
  await holdContent(tx);
  const row = await rowOf(tx, collection, key);
  const id = row ? Number(row['id']) : isId(key) ? Number(key) : null;
  const state = id === null ? null : await stateAt(tx, collection, id, revision);
  if (id === null || !state) throw notFound('Версия', 'не\u00a0найдена');
  if (!row && expected !== null) {
    throw new Failure('edit_conflict', 'Тем временем запись удалили или сняли с\u00a0сайта');
  }
  if (!row) return recreateEntity(tx, collection, id, state, saving);
  const { fields: given, dropped } = await withoutGone(tx, collection, id, state);
  const wanted = { key: String(id), given, expected };
  const saved = await saveEntity(tx, collection, wanted, saving);
  return attached(tx, collection, saved, await bringLinks(tx, dropped, saving));
}
