import * as v from 'valibot';
import { readGraph } from '../calls/graph.ts';
import { described } from './descriptions.ts';
import { listQuery, type ListParams } from './list-query.ts';
import { valueOf } from './refused.ts';

const listed = v.looseObject({ id: v.number() });
const page = v.object({ list: v.object({ total: v.number(), items: v.array(listed) }) });

export type Listed = v.InferOutput<typeof listed>;

type ReadOptions = {
  /** The fields to read; by default all that lists show. */
  readonly only?: readonly string[];
  readonly signal?: AbortSignal | undefined;
};

/** @throws HttpError for a refusal. */
export async function readList(
  collection: string,
  params: ListParams,
  { only, signal }: ReadOptions = {},
): Promise<{ readonly items: Listed[]; readonly total: number }> {
  const { query, variables } = listQuery(described(collection), params, only);
  return valueOf(await readGraph(query, variables, page, signal)).list;
}
