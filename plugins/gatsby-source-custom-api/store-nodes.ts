import { setImmediate } from 'node:timers/promises';
import type { Content } from '../../src/sourcing/read-all.ts';

type StoredNode = { readonly internal: { readonly contentDigest: string } };

type NewNode = Readonly<Record<string, unknown>> & {
  id: string;
  parent: null;
  children: [];
  internal: { type: string; contentDigest: string };
};

/** The parts of Gatsby's `sourceNodes` arguments that storing needs. */
export type NodeApi = {
  createNodeId(name: string): string;
  createContentDigest(content: object): string;
  getNode(id: string): StoredNode | undefined;
  readonly actions: {
    touchNode(node: StoredNode): void;
    createNode(node: NewNode): void;
  };
};

/** The number of nodes that are stored in one turn of the event loop. */
const AT_ONCE = 2_500;

/** Creates the node, or keeps it alive if its content did not change. */
function store(
  api: NodeApi,
  type: string,
  key: string,
  fields: Readonly<Record<string, unknown>>,
): void {
  const id = api.createNodeId(`${type} ${key}`);
  const contentDigest = api.createContentDigest(fields);
  const before = api.getNode(id);
  if (before?.internal.contentDigest === contentDigest) {
    api.actions.touchNode(before);
    return;
  }
  api.actions.createNode({
    ...fields,
    id,
    parent: null,
    children: [],
    internal: { type, contentDigest },
  });
}

/**
 * Creates all nodes, some thousands at a time: LMDB writes those of one turn of the event loop in one transaction,
 * keeps a copy of each page of the transaction in memory, and never frees as many copies as it once needed.
 * @returns the number of entities.
 */
export async function storeNodes(api: NodeApi, { entities, derived }: Content): Promise<number> {
  const all = [
    ...entities.map(({ type, key, entity }) => ({ type, key, fields: { key, entity } })),
    ...derived.flatMap(({ type, nodes }) => nodes.map((node) => ({ type, ...node }))),
  ];
  for (const [place, { type, key, fields }] of all.entries()) {
    store(api, type, key, fields);
    if ((place + 1) % AT_ONCE === 0) await setImmediate();
  }
  return entities.length;
}
