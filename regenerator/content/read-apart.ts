import * as v from 'valibot';
import type { AnyCall } from '../../contract/call.ts';
import { callNamed } from '../../contract/table.ts';
import { keyOf } from '../../src/sourcing/entities.ts';
import { entitySchema } from '../../src/sourcing/prepare.ts';
import { readSource } from '../../src/sourcing/read-source.ts';
import { brokenField, type Requester } from '../../src/sourcing/request.ts';
import { SourcingError } from '../../src/sourcing/source.ts';
import type { SiteSource } from '../../src/build/sources.ts';

/** One item of a response, or why it cannot be used. */
export type ReadItem = {
  readonly key: string;
  readonly record: Readonly<Record<string, unknown>> | SourcingError;
};

const anyRecord = v.looseObject({});
const record = v.record(v.string(), v.unknown());

/** The call with a response schema that accepts any list of items. */
function loosened(call: string, items: string): AnyCall {
  return { ...callNamed(call), result: v.looseObject({ [items]: v.array(anyRecord) }) };
}

async function itemByItem(
  source: SiteSource,
  items: string,
  requester: Requester,
): Promise<ReadItem[]> {
  const schema = entitySchema(source);
  const found = await readSource(source, requester, loosened(source.call, items));
  return found.map((item, place) => {
    const key = keyOf(source, item);
    const parsed = v.safeParse(schema, item);
    if (parsed.success) return { key, record: v.parse(record, parsed.output) };
    const [issue] = parsed.issues;
    const path = ['result', items, String(place), v.getDotPath(issue)].filter(Boolean).join('.');
    const said = `call "${source.call}", field ${path}: ${issue.message} (upstream_contract)`;
    return { key, record: new SourcingError(said, { told: brokenField(path) }) };
  });
}

/**
 * The items of a source. When some of them break the contract, only those are refused.
 * @throws SourcingError when nothing in the response can be used.
 */
export async function readApart(source: SiteSource, requester: Requester): Promise<ReadItem[]> {
  try {
    const found = await readSource(source, requester);
    return found.map((item) => ({ key: keyOf(source, item), record: item }));
  } catch (error) {
    if (!(error instanceof SourcingError) || error.mayPass) throw error;
    if (!source.items || source.each) throw error;
    const read = await itemByItem(source, source.items, requester);
    // The error is outside the items, or in all of them.
    const broken = read.filter((item) => item.record instanceof SourcingError);
    if (broken.length === 0 || broken.length === read.length) throw error;
    return read;
  }
}
