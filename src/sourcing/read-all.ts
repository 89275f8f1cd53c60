import { join } from 'node:path';
import pLimit from 'p-limit';
import { progressLines } from '../config/progress.ts';
import { conditionalFetch } from './conditional-fetch.ts';
import { checkCounts } from './counts.ts';
import { entitiesOf } from './entities.ts';
import { makeLater } from './later-files.ts';
import { Preparer } from './prepare.ts';
import { readSource } from './read-source.ts';
import type { Requester } from './request.ts';
import type { Cache, DerivedNode, Source, SourcedEntity, SourceOptions } from './source.ts';

/** How long to wait for responses, and between retries. */
export type Patience = Pick<Requester, 'wait' | 'timeout'>;

/** Where data is cached between two readings, and where progress is reported. */
export type Surroundings = {
  readonly cache: Cache;
  readonly info: (message: string) => void;
  readonly warn: (message: string) => void;
};

/** Everything that the options name, ready to be stored. */
export type Content = {
  readonly entities: readonly SourcedEntity[];
  readonly derived: readonly { readonly type: string; readonly nodes: readonly DerivedNode[] }[];
};

async function readEntities(
  { cache, info, warn }: Surroundings,
  options: SourceOptions,
  patience: Patience,
): Promise<SourcedEntity[]> {
  const requester: Requester = {
    origin: options.origin,
    fetch: conditionalFetch(cache),
    warn,
    ...patience,
  };
  const preparer = new Preparer({
    origin: options.origin,
    cacheDirectory: options.pictureCache,
    publicDirectory: join(process.cwd(), 'public'),
    cache,
    later: makeLater(progressLines('Pictures', info)),
  });
  const limit = pLimit(options.concurrency);
  const read = async (source: Source): Promise<SourcedEntity[]> => {
    const entities = await limit(() => readSource(source, requester));
    await checkCounts(cache, source, entities.length, options.acceptDrop);
    return entitiesOf(source, entities, preparer);
  };
  return (await Promise.all(options.sources.map(read))).flat();
}

/**
 * Reads everything that the options name, and runs their derivations.
 * @throws SourcingError and what derivations throw: the result is complete or there is none.
 */
export async function readAll(
  surroundings: Surroundings,
  options: SourceOptions,
  patience: Patience,
): Promise<Content> {
  const entities = await readEntities(surroundings, options, patience);
  const derived = await Promise.all(
    options.derivations.map(async ({ type, derive }) => ({ type, nodes: await derive(entities) })),
  );
  return { entities, derived };
}
