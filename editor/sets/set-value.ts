/** Sets of changes as form records: their members as ids, with the set itself beside them. */
import * as v from 'valibot';
import { changeSet, type ChangeSet } from '../../contract/schemas/editor-sets.ts';
import type { Record } from '../data/records.ts';

type SetState = ChangeSet['state'];

/** The label of each state. */
export const SET_WORDS: Readonly<globalThis.Record<SetState, string>> = {
  draft: 'В\u00a0работе',
  planned: 'Запланирован',
  failed: 'Не\u00a0вышел',
  published: 'Опубликован',
};

export const asSetRecord = (set: ChangeSet): Record => ({
  id: set.id,
  title: set.title,
  publish_at: set.publish_at,
  drafts: set.drafts.map(({ id }) => id),
  takedowns: set.takedowns.map(({ collection, id, detach }) => ({ collection, id, detach })),
  set,
});

/** @throws ValiError if the record is not a set's. */
export const setIn = (record: unknown): ChangeSet =>
  v.parse(v.looseObject({ set: changeSet }), record).set;

const takedown = v.object({
  collection: changeSet.entries.takedowns.item.entries.collection,
  id: v.number(),
  detach: v.nullish(v.boolean(), false),
});

const given = v.object({
  title: v.nullish(v.string(), ''),
  publish_at: v.nullish(v.string(), null),
  drafts: v.nullish(v.array(v.number()), []),
  takedowns: v.nullish(v.array(v.unknown()), []),
});

const row = v.fallback(v.looseObject({}), {});

/** The takedowns of a form, also those without an entity. */
export const takedownRows = (values: unknown) =>
  (v.parse(given, values).takedowns ?? []).map((one) => v.parse(row, one));

/** The body that a form sends; takedowns without an entity are left out. */
export function setBody(values: unknown) {
  const { takedowns, ...rest } = v.parse(given, values);
  const named = takedowns.flatMap((row) => {
    const read = v.safeParse(takedown, row);
    return read.success ? [{ ...read.output, detach: read.output.detach ?? false }] : [];
  });
  return { ...rest, takedowns: named };
}
