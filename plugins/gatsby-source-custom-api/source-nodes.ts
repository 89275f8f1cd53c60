import { setTimeout } from 'node:timers/promises';
import type { GatsbyNode } from 'gatsby';
import { readAll, type Patience } from '../../src/sourcing/read-all.ts';
import type { Cache, SourceOptions } from '../../src/sourcing/source.ts';
import { storeNodes, type NodeApi } from './store-nodes.ts';

/** One type per source, all of the same form: the contract is the schema of `entity`. */
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

/** Gatsby passes options untyped; src/build/site-config.ts writes them as SourceOptions. */
function readOptions(options: object): SourceOptions {
  return options as SourceOptions;
}

/** The parts of Gatsby's `sourceNodes` arguments that pulling needs. */
export type PullApi = NodeApi & {
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
};

/**
 * Pulls everything the options name and runs their derivations. Nothing is stored before everything
 * has arrived and been checked, so a failure leaves Gatsby's data, and with it the published site,
 * unchanged.
 */
export async function pull(
  api: PullApi,
  options: SourceOptions,
  patience: Patience = { wait: setTimeout },
): Promise<void> {
  const activity = api.reporter.activityTimer(`pulling content from ${options.origin}`);
  activity.start();
  try {
    const surroundings = {
      cache: api.cache,
      info: (message: string) => api.reporter.info(message),
      warn: (message: string) => api.reporter.warn(message),
    };
    const count = await storeNodes(api, await readAll(surroundings, options, patience));
    activity.setStatus(`${count} entities`);
    activity.end();
  } catch (error) {
    // One line: Gatsby would print the whole compiled plugin around an error that it catches
    // itself.
    activity.panicOnBuild(
      `The content cannot be used. ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

export const sourceNodes: GatsbyNode['sourceNodes'] = (api, options) => {
  return pull(api, readOptions(options));
};
