import { createHash } from 'node:crypto';
import { pull } from '../../plugins/gatsby-source-custom-api/source-nodes.ts';
import type { Patience } from '../../src/sourcing/read-all.ts';
import type { SourceOptions } from '../../src/sourcing/source.ts';

type Node = { id?: string; internal: { contentDigest: string } };

export type Pulled = {
  /** Why the build was stopped. */
  readonly reasons: readonly string[];
  readonly warnings: readonly string[];
  /** How many nodes were stored. */
  readonly stored: number;
};

/**
 * The source plugin's own pulling, in this process, with the cache that Gatsby keeps for it between
 * builds.
 */
export function openPuller() {
  const kept = new Map<string, unknown>();
  const nodes = new Map<string, Node>();
  return {
    nodes,
    async pull(options: SourceOptions, patience?: Patience): Promise<Pulled> {
      const reasons: string[] = [];
      const warnings: string[] = [];
      let stored = 0;
      const store = (node: Node) => {
        stored += 1;
        if (node.id) nodes.set(node.id, node);
      };
      const activity = {
        start: () => {},
        setStatus: () => {},
        end: () => {},
        panicOnBuild: (reason: string) => void reasons.push(reason),
      };
      const api = {
        cache: {
          get: async (key: string) => kept.get(key),
          set: async (key: string, value: unknown) => void kept.set(key, value),
        },
        reporter: {
          info: () => {},
          warn: (message: string) => void warnings.push(message),
          activityTimer: () => activity,
        },
        createNodeId: (name: string) => name,
        createContentDigest: (content: object) =>
          createHash('md5').update(JSON.stringify(content)).digest('hex'),
        getNode: (id: string) => nodes.get(id),
        actions: { createNode: store, touchNode: store },
      };
      await pull(api, options, patience);
      return { reasons, warnings, stored };
    },
  };
}
