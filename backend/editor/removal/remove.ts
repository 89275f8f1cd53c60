import { and, eq, sql } from 'drizzle-orm';
import { isDetachable } from '../../../contract/collections/references.ts';
import type { EditedEntity } from '../../../contract/schemas/editor.ts';
import { contentChanges } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import type { KeptLink } from '../../db/schema-editor.ts';
import { Failure } from '../../failure.ts';
import type { Collection } from '../collection.ts';
import { collectionNamed } from '../collections/index.ts';
import { readEntity } from '../entities.ts';
import { keepEntity } from '../history.ts';
import { logAction } from '../log.ts';
import { deleteRow } from '../rows.ts';
import { checkRevision } from '../prepare.ts';
import { holdContent, type Saving } from '../save.ts';
import { citationsOf, namesOf, titleOf, type Uses } from '../uses.ts';
import { belongingsOf, inWords as belongingsInWords, takeBelongings } from './belongings.ts';
import { dropTakedown, holdBeside } from './beside.ts';
import { detachLinks } from './links.ts';
import { linksToPage } from './page-links.ts';
import { ownersOf, referrersOf, rowsWithIds, type Referrers } from './referrers.ts';

/** The reason for a removal. */
export type Removing = 'delete' | 'unpublish';

type Words = { readonly cannot: string; readonly all: string };

const WORDS: Readonly<Record<Removing, Words>> = {
  delete: { cannot: 'Удалить нельзя', all: 'удалить' },
  unpublish: {
    cannot: 'Снять с\u00a0публикации нельзя',
    all: 'снять с\u00a0публикации',
  },
};

/** Maximum number of references that a refusal names; it also gives the total. */
const MOST = 500;

const uncapitalised = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

/** «статьи (4)». */
const counted = ({ reference, places }: Referrers): string => {
  const { many } = collectionNamed(reference.collection).description;
  return `${uncapitalised(many)} (${ownersOf(places).length})`;
};

const inWords = (referrers: readonly Referrers[]) => referrers.map(counted).join(', ');

async function named(db: Database, referrers: readonly Referrers[]): Promise<Uses> {
  const names: Uses[] = [];
  let left = MOST;
  for (const { reference, places } of referrers) {
    const collection = collectionNamed(reference.collection);
    const owners = ownersOf(places).slice(0, left);
    left -= owners.length;
    names.push(namesOf(collection, await rowsWithIds(db, collection, owners)));
  }
  return Object.assign({}, ...names);
}

/** Refuses a removal that no `detach` can permit: the entity has to be replaced first. */
async function checkUse(
  db: Database,
  collection: Collection,
  entity: EditedEntity,
  { cannot }: Words,
): Promise<void> {
  const held = (await collection.heldBy?.(entity, db)) ?? null;
  if (held) throw new Failure('in_use', `${cannot}: ${held.words}`, held.by);
  const { isCited } = collection.description;
  const citations = isCited ? await citationsOf(db, entity.alias) : {};
  if (Object.keys(citations).length > 0) {
    throw new Failure('in_use', `${cannot}: на\u00a0сноску ссылаются тексты`, citations);
  }
}

/** Lists all other effects of a deletion. @throws Failure `in_use`. */
async function warn(
  db: Database,
  collection: Collection,
  entity: EditedEntity,
  detachable: readonly Referrers[],
  { all }: Words,
): Promise<void> {
  const belongings = await belongingsOf(db, collection, entity.id);
  const links = await linksToPage(db, collection, entity);
  const dead = Object.keys(links).length;
  const changes = [
    ...(detachable.length > 0 ? [`ссылку потеряют ${inWords(detachable)}`] : []),
    ...Object.entries(belongings).map(
      ([name, number]) =>
        `уйдут ${uncapitalised(collection.description.belongings?.[name] ?? name)} (${number})`,
    ),
    ...(dead > 0 ? [`перестанут работать ссылки на\u00a0страницу (${dead})`] : []),
  ];
  if (changes.length === 0) return;
  throw new Failure(
    'in_use',
    `Если это ${all}, ${changes.join(', ')}. Чтобы всё равно ${all}, добавьте detach=1`,
    {
      ...links,
      ...(await named(db, detachable)),
      ...belongingsInWords(collection, belongings),
    },
  );
}

const linksTo = (target: number, referrers: readonly Referrers[]): KeptLink[] =>
  referrers.flatMap(({ reference: { collection, field }, places }) =>
    places.map((place) => ({ collection, field, target, ...place })),
  );

/** The entity to remove, and the preconditions. */
export type Removal = {
  /** Id or alias. */
  readonly key: string;
  readonly expected: number | null;
  /** Whether it may be removed from lists of other entities. */
  readonly isDetaching: boolean;
};

/** The revision of a deletion. */
async function deletionOf(tx: Database, { name }: Collection, id: number): Promise<number | null> {
  const [told] = await tx
    .select({ revision: sql<number | null>`max(${contentChanges.revision})`.mapWith(Number) })
    .from(contentChanges)
    .where(and(eq(contentChanges.entity, name), eq(contentChanges.entityId, id)));
  return told?.revision ?? null;
}

/** The effects of a removal. */
type Found = { readonly entity: EditedEntity; readonly referrers: readonly Referrers[] };

/**
 * Checks whether an entity can be removed.
 * @throws Failure `not_found`, `in_use`, `edit_conflict`.
 */
export async function checkRemoval(
  tx: Database,
  collection: Collection,
  { key, expected, isDetaching }: Removal,
  action: Removing,
): Promise<Found> {
  const words = WORDS[action];
  const entity = await readEntity(tx, collection, key);
  checkRevision(entity, expected);
  await checkUse(tx, collection, entity, words);
  const referrers = await referrersOf(tx, collection, entity);
  const refusing = referrers.filter(({ reference }) => !isDetachable(reference));
  if (refusing.length > 0) {
    const told = `${words.cannot}: здесь ещё есть ${inWords(refusing)}`;
    throw new Failure('in_use', told, await named(tx, referrers));
  }
  if (!isDetaching) await warn(tx, collection, entity, referrers, words);
  return { entity, referrers };
}

/** The result: the removed entity, the revision of its removal, and the entities that lost a link. */
export type Removed = {
  readonly entity: EditedEntity;
  readonly revision: number;
  readonly detached: Uses;
};

/**
 * Removes an entity; its history stays, with everything that restoring it needs.
 * @throws Failure `not_found`, `in_use`, `edit_conflict`.
 */
export async function removeEntity(
  tx: Database,
  collection: Collection,
  removal: Removal,
  action: Removing,
  saving: Saving,
): Promise<Removed> {
  const { who, now: at } = saving;
  const { name } = collection;
  await holdBeside(tx, collection, removal.key);
  await holdContent(tx);
  const { entity, referrers } = await checkRemoval(tx, collection, removal, action);
  const { id, alias } = entity;
  await keepEntity(tx, collection, entity);
  const links = linksTo(id, referrers);
  const detached = await detachLinks(tx, links, alias, saving);
  const belongings = await takeBelongings(tx, collection, id);
  await deleteRow(tx, collection, id);
  await dropTakedown(tx, name, id);
  const revision = (await deletionOf(tx, collection, id)) ?? entity.revision;
  const deleted = { ...entity, revision };
  await keepEntity(tx, collection, deleted, {
    kind: 'deleted',
    who,
    at,
    detached: { links, belongings },
  });
  const about = titleOf(collection, entity);
  await logAction(tx, { at, who, action, collection: name, entityId: id, revision, about });
  return {
    entity,
    revision,
    detached: { ...detached, ...belongingsInWords(collection, belongings) },
  };
}
