/** Sets of changes as records, read and saved through calls. */
import * as calls from '../../contract/calls/editor-sets.ts';
import type { ChangeSet } from '../../contract/schemas/editor-sets.ts';
import type { Result } from '../../src/client/calls/result.ts';
import { randomMark } from '../../src/client/memory/random-mark.ts';
import { isUnanswered } from '../calls/outage.ts';
import { send } from '../calls/send.ts';
import { described } from '../data/descriptions.ts';
import { presentDrafts } from '../data/draft-records.ts';
import type { Record, Records } from '../data/records.ts';
import { refused, valueOf } from '../data/refused.ts';
import { isSame } from '../kept/changes.ts';
import { atInputs } from './set-faults.ts';
import { asSetRecord, setBody, setIn, takedownRows } from './set-value.ts';

const numbered = (id: string | number) => ({ set: String(id) });

export const labelOf = (collection: string, field: string) =>
  described(collection).fields[field]?.label;

/** @throws HttpError with the faults at inputs of the form. */
async function savedOf(result: Result<ChangeSet>, values: unknown): Promise<Record> {
  if (result.ok) return asSetRecord(result.value);
  const { error } = result;
  if (!error.fields) throw refused(error);
  const sent = setBody(values);
  const form = { sent, drafts: await presentDrafts(sent.drafts), rows: takedownRows(values) };
  throw refused({ ...error, fields: atInputs(error.fields, form, labelOf) });
}

/** The last new set that has been sent without an answer: repeating it makes no second one. */
let unanswered: { readonly changes: unknown; readonly attempt: string } | null = null;

export const setRecords: Records = {
  async list({ pagination: { page, perPage: count } }) {
    const { items, total } = valueOf(await send(calls.editorSets, { page, count }));
    return { items: items.map(asSetRecord), total };
  },
  some: (ids) => Promise.all(ids.map((id) => setRecords.one(id))),
  one: async (id) => asSetRecord(valueOf(await send(calls.editorSet, numbered(id)))),
  async create(values) {
    const changes = setBody(values);
    const isAgain = isSame(unanswered?.changes, changes);
    const { attempt } = (isAgain && unanswered) || { attempt: randomMark() };
    const made = await send(calls.editorSetNew, { changes }, { attempt });
    unanswered = !made.ok && isUnanswered(made.error) ? { changes, attempt } : null;
    return savedOf(made, values);
  },
  async update(id, values) {
    const params = { ...numbered(id), changes: setBody(values) };
    const { revision } = setIn(values);
    return savedOf(await send(calls.editorSetReplace, params, { revision }), values);
  },
  remove: async (id, { revision } = {}) =>
    asSetRecord(valueOf(await send(calls.editorSetDrop, numbered(id), { revision }))),
};
