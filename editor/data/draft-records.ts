/** Drafts as records: new entities in progress, and those of entities that readers see. */
import * as calls from '../../contract/calls/editor.ts';
import { draftState } from '../drafts/draft-state.ts';
import { send } from '../calls/send.ts';
import { described, fieldsOf } from './descriptions.ts';
import { bodyOf } from './entity-body.ts';
import type { Records } from './records.ts';
import { valueOf } from './refused.ts';

const numbered = (id: string | number) => ({ draft: Number(id) });

const unwritten = () => Promise.reject(new Error('Drafts begin in the form of their collection'));

export const draftRecords: Records = {
  async list({ pagination: { page, perPage: count }, filter }) {
    const state = draftState(filter['state']);
    return valueOf(await send(calls.editorDrafts, { page, count, ...(state && { state }) }));
  },
  some: (ids) => Promise.all(ids.map((id) => draftRecords.one(id))),
  one: async (id) => valueOf(await send(calls.editorDraft, numbered(id))),
  create: unwritten,
  async update(id, values) {
    const { collection, data, revision } = valueOf(await send(calls.editorDraft, numbered(id)));
    const fields = fieldsOf(described(collection), data['alias']);
    const planned = { publish_at: values['publish_at'] ?? null };
    const entity = { ...bodyOf(fields, values), ...planned };
    const params = { ...numbered(id), entity };
    return valueOf(await send(calls.editorDraftReplace, params, { revision }));
  },
  remove: async (id) => valueOf(await send(calls.editorDraftDrop, numbered(id))),
};
