import * as v from 'valibot';
import { entityFieldName } from '../../contract/collections/graph-names.ts';
import { readGraph } from '../calls/graph.ts';
import { described } from './descriptions.ts';
import { valueOf } from './refused.ts';

const named = v.looseObject({ id: v.number(), alias: v.string() });
const answer = v.record(v.string(), v.nullable(named));

export type Named = v.InferOutput<typeof named>;

/**
 * The names of entities by their aliases, all in one request, however many there are. Aliases that
 * do not exist are left out.
 * @throws HttpError for a refusal.
 */
export async function readNamed(
  collection: string,
  aliases: readonly string[],
  signal: AbortSignal,
): Promise<readonly Named[]> {
  const { name, title, is_fixed: isFixed } = described(collection);
  const one = entityFieldName(name, isFixed);
  const keyed = aliases.map((alias, at) => [`a${at}`, alias] as const);
  const declared = keyed.map(([key]) => `$${key}: String!`).join(', ');
  const asked = keyed.map(([key]) => `${key}: ${one}(id: $${key}) { id alias ${title} }`);
  const query = `query (${declared}) { ${asked.join(' ')} }`;
  const read = await readGraph(query, Object.fromEntries(keyed), answer, signal);
  return Object.values(valueOf(read)).filter((found) => found !== null);
}
