/** Drafts as records: the fields of the entity in progress, with the draft's own data beside them. */
import * as calls from '../../contract/calls/editor-drafts.ts';
import type { CollectionDescription } from '../../contract/schemas/descriptions.ts';
import type { ShownDraft } from '../../contract/schemas/editor.ts';
import { send } from '../calls/send.ts';
import { draftState } from '../drafts/draft-state.ts';
import { draftTitle } from '../drafts/draft-title.ts';
import { saveDraft } from '../drafts/save-draft.ts';
import { draftIn } from '../drafts/draft-value.ts';
import { described, fieldsOf } from './descriptions.ts';
import { bodyOf } from './entity-body.ts';
import type { Record, Records } from './records.ts';
import { valueOf } from './refused.ts';

const numbered = (id: string | number) => ({ draft: Number(id) });

/** @returns the record of a form: `draft` has the draft's own data. */
const asRecord = ({ data, ...draft }: ShownDraft): Record => {
  // The time of a failed publication is over: saving the corrected draft must not send it again.
  const publish_at = draft.error === null ? draft.publish_at : null;
  return { ...data, id: draft.id, draft: { ...draft, publish_at } };
};

/** The entity's revision on which the draft is based. */
const begunFrom = ({ revision }: { readonly revision?: unknown }) =>
  typeof revision === 'number' ? { revision } : {};

/** The draft of an entity. @throws HttpError */
export const draftOf = async (
  collection: CollectionDescription['name'],
  id: string | number,
): Promise<Record> =>
  asRecord(valueOf(await send(calls.editorEntityDraft, { collection, id: String(id) })));

/** The most that one page of the list has. */
const MOST = 200;

/**
 * Those of these drafts that exist, without their texts. They are looked up in the list: others may
 * have published or dropped some of them, and the address of a draft that is gone answers with an error.
 */
export async function presentDrafts(ids: readonly (string | number)[]): Promise<ShownDraft[]> {
  const wanted = new Set(ids.map(Number));
  const present: ShownDraft[] = [];
  for (let page = 1; present.length < wanted.size; page += 1) {
    const { items, total } = valueOf(await send(calls.editorDrafts, { page, count: MOST }));
    present.push(...items.filter(({ id }) => wanted.has(id)));
    if (page * MOST >= total) break;
  }
  return present;
}

const unwritten = () => Promise.reject(new Error('Drafts begin in the form of their collection'));

export const draftRecords: Records = {
  async list({ pagination: { page, perPage: count }, filter }) {
    const state = draftState(filter['state']);
    const all = valueOf(await send(calls.editorDrafts, { page, count, ...(state && { state }) }));
    const search = filter['search'];
    if (typeof search !== 'string' || search.trim() === '') return all;
    // There are few drafts: one page has them all.
    const words = search.trim().toLowerCase();
    const items = all.items.filter((one) => draftTitle(one).toLowerCase().includes(words));
    return { items, total: items.length };
  },
  some: presentDrafts,
  one: async (id, signal) =>
    asRecord(valueOf(await send(calls.editorDraft, numbered(id), { ...(signal && { signal }) }))),
  create: unwritten,
  async update(id, values) {
    const { collection, revision, publish_at, alias } = draftIn(values);
    const fields = fieldsOf(described(collection), alias ?? values['alias']);
    const entity = { ...bodyOf(fields, values), ...begunFrom(values), publish_at };
    return asRecord(valueOf(await saveDraft(Number(id), entity, revision)));
  },
  remove: async (id, { revision } = {}) =>
    valueOf(await send(calls.editorDraftDrop, numbered(id), { revision })),
};
