/** Publishes the members of a set, in an order that satisfies their dependencies. */
import { eq } from 'drizzle-orm';
import type { PublishedMember } from '../../../contract/schemas/editor-sets.ts';
import { contentDrafts } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import { Failure } from '../../failure.ts';
import { collectionNamed } from '../collections/index.ts';
import { asFailure } from '../database-refusals.ts';
import { publishRow } from '../drafts/publish.ts';
import { wantedOf } from '../drafts/stored.ts';
import { rowOf } from '../entities.ts';
import { holdBeside } from '../removal/beside.ts';
import { holdContent, type Saving } from '../save.ts';
import { unpublishEntity } from '../takedown/unpublish.ts';
import { withRealIds } from './new-entities.ts';
import { assertSeen, type Seen } from './seen.ts';
import {
  draftPath,
  draftsIn,
  takedownPath,
  takedownsIn,
  type DraftRow,
  type TakedownRow,
} from './stored.ts';

/** The published members, and why others cannot be published, by path. */
export type Outcome = {
  readonly published: readonly PublishedMember[];
  readonly failures: ReadonlyMap<string, Failure>;
};

type Member = {
  readonly path: string;
  readonly publish: (tx: Database) => Promise<PublishedMember>;
};

/** The failure when another member of the set has the same address. */
function asTwice(
  { collection, data }: DraftRow,
  published: readonly PublishedMember[],
  reason: Failure,
): Failure {
  const { aliasField = 'alias' } = collectionNamed(collection);
  const isHere = published.some(
    (one) => one.collection === collection && one.alias === data[aliasField],
  );
  if (reason.code !== 'alias_taken' || !isHere) return reason;
  const told = { [aliasField]: 'Этот адрес занимает и\u00a0другая запись набора' };
  return new Failure('alias_taken', reason.message, told);
}

/** The entities that drafts have become. */
type Made = Map<number, number>;

/** Refuses an entity saved by somebody else, checked before members of the set change it. */
async function checkSeen(tx: Database, row: DraftRow): Promise<Failure | null> {
  const { key, expected } = wantedOf(row);
  if (key === null || expected === null || row.unpublishedAt !== null) return null;
  const present = await rowOf(tx, collectionNamed(row.collection), key);
  const revision = Number(present?.['revision'] ?? expected);
  if (revision === expected) return null;
  return new Failure('edit_conflict', 'Пока вы\u00a0писали, это изменил кто-то другой', {
    revision: `Сейчас ${revision}`,
  });
}

const draftMember = (row: DraftRow, made: Made, saving: Saving): Member => ({
  path: draftPath(row),
  publish: async (tx) => {
    const { revision: _, ...data } = withRealIds(row.data, made);
    await tx.delete(contentDrafts).where(eq(contentDrafts.id, row.id));
    const { id, alias, revision } = await publishRow(tx, { ...row, data }, saving);
    made.set(row.id, id);
    return { action: 'publish', collection: row.collection, id, alias, revision };
  },
});

const takedownMember = (row: TakedownRow, given: Saving): Member => ({
  path: takedownPath(row),
  publish: async (tx) => {
    const { collection, entityId, detach } = row;
    const removal = { key: String(entityId), expected: null, isDetaching: detach };
    const saving = { ...given, action: 'unpublish' } as const;
    const { entity, revision } = await unpublishEntity(
      tx,
      collectionNamed(collection),
      removal,
      saving,
    );
    return { action: 'unpublish', collection, id: entity.id, alias: entity.alias, revision };
  },
});

/** Tries each member once. @returns those that cannot be published yet, with the reasons. */
async function tryEach(
  tx: Database,
  members: readonly Member[],
  published: PublishedMember[],
): Promise<Map<Member, Failure>> {
  const failed = new Map<Member, Failure>();
  for (const member of members) {
    try {
      // Each member has its own savepoint: after a failure, only that can be rolled back.
      published.push(await tx.transaction(member.publish));
    } catch (error) {
      const reason = asFailure(error);
      if (!(reason instanceof Failure)) throw error;
      failed.set(member, reason);
    }
  }
  return failed;
}

/**
 * Publishes the members of a set, in the caller's transaction: a member follows the members that it
 * depends on in any way. If some remain, the caller must not commit.
 * @param seen the drafts as the publisher has read them; null: any.
 * @throws Failure `edit_conflict` for others.
 */
export async function publishMembers(
  tx: Database,
  set: number,
  saving: Saving,
  seen: Seen | null = null,
): Promise<Outcome> {
  const takedowns = await takedownsIn(tx, [set]).for('update');
  const drafts = await draftsIn(tx, [set]).for('update');
  if (seen) assertSeen(drafts, seen);
  for (const { collection, entityId } of takedowns) {
    await holdBeside(tx, collectionNamed(collection), String(entityId));
  }
  await holdContent(tx);
  const failures = new Map<string, Failure>();
  for (const row of drafts) {
    const failure = await checkSeen(tx, row);
    if (failure) failures.set(draftPath(row), failure);
  }
  const made: Made = new Map();
  const published: PublishedMember[] = [];
  let waiting = [
    ...drafts.map((row) => draftMember(row, made, saving)),
    ...takedowns.map((row) => takedownMember(row, saving)),
  ].filter(({ path }) => !failures.has(path));
  for (;;) {
    const failed = await tryEach(tx, waiting, published);
    if (failed.size > 0 && failed.size < waiting.length) {
      waiting = [...failed.keys()];
      continue;
    }
    for (const [{ path }, reason] of failed) {
      const row = drafts.find((one) => draftPath(one) === path);
      failures.set(path, row ? asTwice(row, published, reason) : reason);
    }
    return { published, failures };
  }
}
