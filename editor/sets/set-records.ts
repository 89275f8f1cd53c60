/** Sets of changes as records, read and saved through calls. */
import * as calls from '../../contract/calls/editor-sets.ts';
import { send } from '../calls/send.ts';
import type { Records } from '../data/records.ts';
import { valueOf } from '../data/refused.ts';
import { asSetRecord, setBody, setIn } from './set-value.ts';

const numbered = (id: string | number) => ({ set: String(id) });

export const setRecords: Records = {
  async list({ pagination: { page, perPage: count } }) {
    const { items, total } = valueOf(await send(calls.editorSets, { page, count }));
    return { items: items.map(asSetRecord), total };
  },
  some: (ids) => Promise.all(ids.map((id) => setRecords.one(id))),
  one: async (id) => asSetRecord(valueOf(await send(calls.editorSet, numbered(id)))),
  create: async (values) =>
    asSetRecord(valueOf(await send(calls.editorSetNew, { changes: setBody(values) }))),
  async update(id, values) {
    const params = { ...numbered(id), changes: setBody(values) };
    const { revision } = setIn(values);
    return asSetRecord(valueOf(await send(calls.editorSetReplace, params, { revision })));
  },
  remove: async (id) => asSetRecord(valueOf(await send(calls.editorSetDrop, numbered(id)))),
};
