/** react-admin's data provider over the calls of the contract. */
import type { DataProvider, Identifier, RaRecord } from 'react-admin';
import { deskLists } from '../desk/desk-lists.ts';
import { saveEdited } from '../merge/save-edited.ts';
import { collectionRecords } from './collection-records.ts';
import { lateRecords } from './late-records.ts';
import type { Records } from './records.ts';

/** Resources other than collections. */
const others: ReadonlyMap<string, Records> = new Map<string, Records>([
  ...deskLists,
  ['drafts', lateRecords(async () => (await import('./draft-records.ts')).draftRecords)],
  ['sets', lateRecords(async () => (await import('../sets/set-records.ts')).setRecords)],
  [
    'library',
    lateRecords(async () => (await import('../library/library-records.ts')).libraryRecords),
  ],
  [
    'deleted',
    lateRecords(async () => (await import('../deleted/deleted-records.ts')).deletedRecords),
  ],
  ['log', lateRecords(async () => (await import('../log/log-records.ts')).logRecords)],
  [
    'accounts',
    lateRecords(async () => (await import('../accounts/account-records.ts')).accountRecords),
  ],
]);

const recordsOf = (resource: string): Records =>
  others.get(resource) ?? collectionRecords(resource);

/** Whether two people may edit it at the same time, with a merge by field. */
const isEdited = (resource: string) => resource === 'drafts' || !others.has(resource);

/** Casts records to the type that a screen expects: their fields are only known from the descriptions. */
const asked = <Asked extends RaRecord>(record: RaRecord) => record as Asked;

const FIRST = { page: 1, perPage: 50 };

export const dataProvider: DataProvider = {
  // Requests that nobody waits for are aborted.
  supportAbortSignal: true,
  async getList<T extends RaRecord>(
    resource: string,
    params: Parameters<DataProvider['getList']>[1],
  ) {
    const { pagination = FIRST, sort, filter = {}, signal } = params;
    const { items, total } = await recordsOf(resource).list({ pagination, sort, filter, signal });
    return { data: items.map((item) => asked<T>(item)), total };
  },
  async getOne<T extends RaRecord>(
    resource: string,
    { id, signal }: Parameters<DataProvider['getOne']>[1],
  ) {
    return { data: asked<T>(await recordsOf(resource).one(id, signal)) };
  },
  async getMany<T extends RaRecord>(resource: string, { ids }: { ids: Identifier[] }) {
    const found = await recordsOf(resource).some(ids);
    return { data: found.map((item) => asked<T>(item)) };
  },
  getManyReference(resource, { target, id, ...params }) {
    return dataProvider.getList(resource, {
      ...params,
      filter: { ...params.filter, [target]: id },
    });
  },
  async create(resource, { data, meta }) {
    return { data: asked(await recordsOf(resource).create(data, meta)) };
  },
  async update<T extends RaRecord>(
    resource: string,
    { id, data, previousData, meta }: Parameters<DataProvider['update']>[1],
  ) {
    const records = recordsOf(resource);
    const edited = { resource, id, base: previousData ?? {}, values: data, meta };
    const isMerged = previousData !== undefined && isEdited(resource);
    const saved = isMerged
      ? saveEdited(records, edited)
      : records.update(id, data, meta, previousData);
    return { data: asked<T>(await saved) };
  },
  async updateMany(resource, { ids, data, meta }) {
    const records = recordsOf(resource);
    await Promise.all(ids.map((id) => records.update(id, data, meta)));
    return { data: ids };
  },
  async delete<T extends RaRecord>(
    resource: string,
    { id, meta }: Parameters<DataProvider['delete']>[1],
  ) {
    return { data: asked<T>(await recordsOf(resource).remove(id, meta)) };
  },
  async deleteMany(resource, { ids, meta }) {
    const records = recordsOf(resource);
    for (const id of ids) await records.remove(id, meta);
    return { data: ids };
  },
};
