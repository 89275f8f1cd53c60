/** Entities of collections as react-admin records: lists through GraphQL, changes through calls. */
import { editorEntityDraftReplace } from '../../contract/calls/editor-drafts.ts';
import * as calls from '../../contract/calls/editor-entities.ts';
import type { CollectionDescription } from '../../contract/schemas/descriptions.ts';
import { send } from '../calls/send.ts';
import { described, fieldsOf } from './descriptions.ts';
import { bodyOf } from './entity-body.ts';
import { chosenFilters } from './list-filters.ts';
import { chosenOrder } from './list-order.ts';
import { readList } from './read-list.ts';
import type { Record, Records, SavingMeta } from './records.ts';
import { valueOf, valueOfChange } from './refused.ts';

type Name = CollectionDescription['name'];

/** The records of a collection. */
export function collectionRecords(name: string): Records {
  const collection = name as Name;
  return {
    async list(asked) {
      const description = described(name);
      const { page, perPage } = asked.pagination;
      const filters = chosenFilters(asked.filter, description);
      const params = { page, count: perPage, filters, ...chosenOrder(asked, description.sorts) };
      return readList(name, params, { signal: asked.signal });
    },
    async some(ids) {
      const params = { page: 1, count: 200, filters: { ids: ids.join(',') } };
      return (await readList(name, params, { only: [] })).items;
    },
    one: async (id, signal) =>
      valueOf(
        await send(calls.editorRead, { collection, id: String(id) }, { ...(signal && { signal }) }),
      ),
    async create(values, { create }: SavingMeta = {}) {
      if (create) return create(name, values, false);
      const entity = bodyOf(fieldsOf(described(name)), values);
      return valueOf(await send(calls.editorCreate, { collection, entity }));
    },
    async update(id, values, { draft }: SavingMeta = {}) {
      const entity = bodyOf(fieldsOf(described(name), values['alias']), values);
      const params = { collection, id: String(id), entity };
      const revision = Number(values['revision']);
      if (draft) {
        // With the revision, publishing the draft later does not undo what others have saved by then.
        const begun = { ...params, new: '1' as const, entity: { ...entity, revision } };
        return valueOfChange(await send(editorEntityDraftReplace, begun));
      }
      return valueOfChange(await send(calls.editorReplace, params, { revision }));
    },
    async remove(id, { detach } = {}) {
      const params = { collection, id: String(id), ...(detach && { detach: '1' as const }) };
      const removed: Record = valueOfChange(await send(calls.editorRemove, params));
      return removed;
    },
  };
}
