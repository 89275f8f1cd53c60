/** Accounts as react-admin records. */
import * as v from 'valibot';
import {
  editorAccountChange,
  editorAccountNew,
  editorAccountRevoke,
  editorAccounts,
} from '../../contract/calls/editor-people.ts';
import { editorRole } from '../../contract/schemas/editor-people.ts';
import { send } from '../calls/send.ts';
import type { Records } from '../data/records.ts';
import { refused, valueOf } from '../data/refused.ts';

/** The fields of the form. */
const written = v.object({
  name: v.string(),
  role: editorRole,
  /** Null for a script. */
  email: v.nullish(v.string(), null),
  off: v.optional(v.boolean(), false),
});

const all = async () => valueOf(await send(editorAccounts, {}));

const missing = () =>
  refused({
    code: 'not_found',
    description: 'Такого редактора нет',
    call: editorAccounts.name,
    status: 404,
  });

export const accountRecords: Records = {
  list: all,
  some: async (ids) => (await all()).items.filter(({ id }) => ids.map(Number).includes(id)),
  async one(id) {
    const found = (await all()).items.find((account) => account.id === Number(id));
    if (!found) throw missing();
    return found;
  },
  async create(values) {
    const { off: _, ...account } = v.parse(written, values);
    return valueOf(await send(editorAccountNew, { account }));
  },
  async update(id, values, _meta, before = {}) {
    // Only changed fields are sent, so that a stale form does not undo another administrator's change.
    const given = Object.entries(v.parse(written, values));
    const changed = given.filter(([field, value]) => value !== before[field]);
    const change = v.parse(v.partial(written), Object.fromEntries(changed));
    return valueOf(await send(editorAccountChange, { id: Number(id), change }));
  },
  remove: async (id) => valueOf(await send(editorAccountRevoke, { id: Number(id) })),
};
