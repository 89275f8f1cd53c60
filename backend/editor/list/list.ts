import { and, inArray, type SQL } from 'drizzle-orm';
import type { EditedEntity } from '../../../contract/schemas/editor.ts';
import type { SiteStatus } from '../../../contract/schemas/publishing.ts';
import type { Collection } from '../collection.ts';
import { asEntities } from '../entities.ts';
import { invalid } from '../faults.ts';
import type { Showing } from '../shown/shown.ts';
import { asCard, cardColumns, shownOnly } from './card.ts';
import { filterBy, idsIn } from './filters.ts';
import { matching } from './matching.ts';
import { orderOf } from './order.ts';
import { selectPage } from './select-page.ts';
import { filterByState, isOfReaders, isState } from './states.ts';

export type Listing = {
  readonly search?: string | undefined;
  readonly sort?: string | undefined;
  readonly ids?: string | undefined;
  readonly full?: string | undefined;
  readonly page: number;
  readonly count: number;
  /** Filters by field and by state. */
  readonly [filter: string]: unknown;
};

type Filters = Readonly<Record<string, unknown>>;

function conditionsOf(collection: Collection, filters: Filters, status: SiteStatus | null) {
  const faults: Record<string, string> = {};
  const conditions: (SQL | undefined)[] = [];
  for (const [name, typed] of Object.entries(filters)) {
    const read = isState(name)
      ? filterByState(collection, name, String(typed), status)
      : filterBy(collection, name, String(typed));
    if ('fault' in read) faults[name] = read.fault;
    else conditions.push(read.where);
  }
  return { faults, conditions };
}

const isOn = (flag: string | undefined) => flag === '1' || flag === 'true';

/**
 * One page of a collection.
 * @throws Failure `invalid` for a filter or an order that the collection does not have; `upstream` for
 *   a filter by what readers see, while the site does not answer.
 */
export async function listEntities(
  { db, site }: Showing,
  collection: Collection,
  { search, sort, ids: typedIds, full, page, count, ...filters }: Listing,
): Promise<{ items: EditedEntity[]; total: number }> {
  const status = Object.keys(filters).some(isOfReaders) ? await site.status() : null;
  const { faults, conditions } = conditionsOf(collection, filters, status);
  const order = orderOf(collection, sort);
  if (!order) faults['sort'] = 'Так этот список не\u00a0упорядочить';
  const ids = typedIds === undefined ? undefined : idsIn(typedIds);
  if (ids === null) faults['ids'] = 'Нужны числа через запятую, не\u00a0больше 200';
  if (Object.keys(faults).length > 0) throw invalid(faults);
  const named = ids ? inArray(collection.table.id, ids) : undefined;
  const found = await matching(db, collection, search);
  const where = and(found.where, named, ...conditions);
  const { rows, total } = await selectPage(db, collection, {
    columns: isOn(full) ? undefined : cardColumns(collection),
    where,
    order: [...(sort === undefined ? found.order : []), ...(order ?? [])],
    limit: count,
    offset: (page - 1) * count,
  });
  const entities = await asEntities(db, isOn(full) ? collection : shownOnly(collection), rows);
  return {
    items: isOn(full) ? entities : entities.map((entity) => asCard(collection, entity)),
    total,
  };
}
