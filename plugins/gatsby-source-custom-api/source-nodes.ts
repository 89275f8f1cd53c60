import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { GatsbyNode } from 'gatsby';
import pLimit from 'p-limit';
import { progressLines } from '../../src/config/progress.ts';
import { conditionalFetch } from './conditional-fetch.ts';
import { checkCounts } from './counts.ts';
import { entitiesOf } from './entities.ts';
import { Preparer } from './prepare.ts';
import { readSource } from './read-source.ts';
import type { Requester } from './request.ts';
import type { Cache, Source, SourcedEntity, SourceOptions } from './source.ts';

/** One type a source, all of the same form: the contract is the schema of `entity`. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = (
  { actions },
  options,
) => {
  const { sources, derivations } = readOptions(options);
  for (const { type, fields } of derivations) {
    actions.createTypes(`type ${type} implements Node @dontInfer { ${fields} }`);
  }
  const types = new Set(sources.map((source) => source.type));
  for (const type of types) {
    actions.createTypes(`type ${type} implements Node @dontInfer { key: String! entity: JSON! }`);
  }
};

/** Gatsby hands options over untyped; src/build/site-config.ts writes them as SourceOptions. */
function readOptions(options: object): SourceOptions {
  return options as SourceOptions;
}

type StoredNode = { readonly internal: { readonly contentDigest: string } };

type NewNode = Readonly<Record<string, unknown>> & {
  id: string;
  parent: null;
  children: [];
  internal: { type: string; contentDigest: string };
};

/** What pulling needs of what Gatsby hands to `sourceNodes`. */
export type PullApi = {
  readonly cache: Cache;
  readonly reporter: {
    info(message: string): void;
    warn(message: string): void;
    activityTimer(name: string): {
      start(): void;
      setStatus(status: string): void;
      end(): void;
      panicOnBuild(message: string): void;
    };
  };
  createNodeId(name: string): string;
  createContentDigest(content: object): string;
  getNode(id: string): StoredNode | undefined;
  readonly actions: {
    touchNode(node: StoredNode): void;
    createNode(node: NewNode): void;
  };
};

/** How long replies are waited for, and what passes between two tries. */
export type Patience = Pick<Requester, 'wait' | 'timeout'>;

async function readAll(
  api: PullApi,
  options: SourceOptions,
  patience: Patience,
): Promise<SourcedEntity[]> {
  const requester: Requester = {
    origin: options.origin,
    fetch: conditionalFetch(api.cache),
    warn: (message) => api.reporter.warn(message),
    ...patience,
  };
  const places = {
    origin: options.origin,
    cacheDirectory: options.pictureCache,
    publicDirectory: join(process.cwd(), 'public'),
    cache: api.cache,
  };
  const say = progressLines('Pictures', (line) => api.reporter.info(line));
  const preparer = new Preparer(places, say);
  const limit = pLimit(options.concurrency);
  const read = async (source: Source): Promise<SourcedEntity[]> => {
    const entities = await limit(() => readSource(source, requester));
    await checkCounts(api.cache, source, entities.length, options.acceptDrop);
    return entitiesOf(source, entities, preparer);
  };
  return (await Promise.all(options.sources.map(read))).flat();
}

/** Creates the node, or keeps it alive as it is where its content did not change. */
function store(
  api: PullApi,
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
 * Pulls everything the options name and derives from it what they say. Nothing is stored before
 * all of it has come and been checked, so a failure leaves Gatsby's data, and with it the
 * published site, as they were.
 */
export async function pull(
  api: PullApi,
  options: SourceOptions,
  patience: Patience = { wait: setTimeout },
): Promise<void> {
  const activity = api.reporter.activityTimer(`pulling content from ${options.origin}`);
  activity.start();
  try {
    const entities = await readAll(api, options, patience);
    const derived = await Promise.all(
      options.derivations.map(async ({ type, derive }) => ({
        type,
        nodes: await derive(entities),
      })),
    );
    for (const { type, key, entity } of entities) store(api, type, key, { key, entity });
    for (const { type, nodes } of derived) {
      for (const { key, fields } of nodes) store(api, type, key, fields);
    }
    activity.setStatus(`${entities.length} entities`);
    activity.end();
  } catch (error) {
    // One line: Gatsby would print the whole compiled plugin around an error it catches itself.
    activity.panicOnBuild(
      `The content cannot be used. ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

export const sourceNodes: GatsbyNode['sourceNodes'] = (api, options) => {
  return pull(api, readOptions(options));
};
