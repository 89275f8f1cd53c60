/** Deleted entities as records, numbered because ids of different collections may be equal. */
import { editorDeleted } from '../../contract/calls/editor-takedown.ts';
import { send } from '../calls/send.ts';
import { onlyListed } from '../data/records.ts';
import { valueOf } from '../data/refused.ts';

export const deletedRecords = onlyListed(
  async ({ pagination: { page, perPage: count }, filter }) => {
    const search = typeof filter['search'] === 'string' ? { search: filter['search'] } : {};
    const { items, total } = valueOf(
      await send(editorDeleted, { page: String(page), count: String(count), ...search }),
    );
    const first = (page - 1) * count;
    return { total, items: items.map((entity, at) => ({ id: first + at + 1, entity })) };
  },
);
