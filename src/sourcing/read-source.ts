import * as v from 'valibot';
import type { AnyCall } from '../../contract/call.ts';
import { callNamed } from '../../contract/table.ts';
import { request, type Requester } from './request.ts';
import { SourcingError, type Source } from './source.ts';

const PAGE_SIZE = 200;

const record = v.record(v.string(), v.unknown());
const total = v.fallback(v.optional(v.number()), undefined);

/** The array of entities in a result. */
function itemsOf(source: Source, result: unknown): Record<string, unknown>[] {
  const holder = v.parse(record, result);
  const items = v.safeParse(v.array(record), source.items ? holder[source.items] : [holder]);
  if (!items.success) {
    throw new SourcingError(
      `call "${source.call}", field ${source.items}: there is no list in the response`,
    );
  }
  return items.output;
}

async function readPages(
  source: Source,
  entry: AnyCall,
  requester: Requester,
): Promise<Record<string, unknown>[]> {
  const found = new Map<unknown, Record<string, unknown>>();
  for (let page = 1; ; page += 1) {
    const params = { ...source.params, page, count: PAGE_SIZE };
    const result = await request(entry, params, requester);
    const items = itemsOf(source, result);
    for (const item of items) found.set(item['id'], item);
    const expected = v.parse(total, v.parse(record, result)['total']);
    if (items.length < PAGE_SIZE) {
      // Entities saved while the pages were read may have shifted others between pages.
      if (expected !== undefined && found.size < expected) {
        throw new SourcingError(
          `call "${source.call}", field total: ${expected} announced, ${found.size} received`,
        );
      }
      return [...found.values()];
    }
  }
}

/** One request for each entity of another call's list, in the order of that list. */
async function readEach(
  source: Source,
  { call, items, param }: NonNullable<Source['each']>,
  requester: Requester,
): Promise<Record<string, unknown>[]> {
  const list = { type: source.type, call, items };
  const found: Record<string, unknown>[] = [];
  for (const { id } of itemsOf(list, await request(callNamed(call), {}, requester))) {
    const params = { ...source.params, [param]: id };
    const result = await request(callNamed(source.call), params, requester);
    const entities = itemsOf(source, result);
    found.push(...(source.items ? entities : entities.map((entity) => ({ ...entity, key: id }))));
  }
  return found;
}

/** All entities of a source that is not read page by page. */
async function readAtOnce(source: Source, entry: AnyCall, requester: Requester) {
  if (source.each) return readEach(source, source.each, requester);
  return itemsOf(source, await request(entry, source.params ?? {}, requester));
}

/**
 * All entities of a source, parsed by the contract.
 * @param entry the source's call, if it has to be parsed by other rules than the contract's.
 * @throws SourcingError
 */
export async function readSource(
  source: Source,
  requester: Requester,
  entry: AnyCall = callNamed(source.call),
): Promise<Record<string, unknown>[]> {
  const items = source.paged
    ? await readPages(source, entry, requester)
    : await readAtOnce(source, entry, requester);
  if (items.length === 0 && !source.mayBeEmpty) {
    throw new SourcingError(
      `call "${source.call}", field ${source.items ?? 'result'}: the response is empty`,
    );
  }
  return items;
}
