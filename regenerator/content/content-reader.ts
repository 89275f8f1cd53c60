import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Article } from '../../contract/schemas/article.ts';
import { conditionalFetch } from '../../plugins/gatsby-source-custom-api/conditional-fetch.ts';
import { entitiesOf } from '../../plugins/gatsby-source-custom-api/entities.ts';
import { Preparer } from '../../plugins/gatsby-source-custom-api/prepare.ts';
import { readSource } from '../../plugins/gatsby-source-custom-api/read-source.ts';
import type { Requester } from '../../plugins/gatsby-source-custom-api/request.ts';
import {
  SourcingError,
  type Cache,
  type SourcedEntity,
} from '../../plugins/gatsby-source-custom-api/source.ts';
import { sources, type SiteSource } from '../../src/build/sources.ts';

export type ReaderOptions = {
  /** Origin of the backend. */
  readonly origin: string;
  readonly projectRoot: string;
  /** Where encoded pictures are kept between builds. */
  readonly pictureCache: string;
  readonly log: (message: string) => void;
};

/** An article as it is now, or why it cannot be used; null where there is none. */
export type ArticleReading = Article | SourcingError | null;

const found = sources.find(({ type }) => type === 'Article');
if (!found) throw new Error('There is no source of articles.');

/** The one source that is read in parts; all others are small, and are read whole. */
export const ARTICLES: SiteSource = found;

/** Ids that one request may name. */
const AT_ONCE = 200;

function memory(): Cache {
  const kept = new Map<string, unknown>();
  return {
    get: async (key: string) => kept.get(key),
    set: async (key: string, value: unknown) => {
      kept.set(key, value);
      return value;
    },
  };
}

/** Reads content as the build does, by the same source plugin, in parts. */
export class ContentReader {
  readonly #options: ReaderOptions;
  readonly #replies = memory();
  readonly #pictures = memory();

  constructor(options: ReaderOptions) {
    this.#options = options;
  }

  #requester(fetcher: typeof fetch): Requester {
    const { origin, log } = this.#options;
    return { origin, fetch: fetcher, warn: log, wait: (pause) => setTimeout(pause) };
  }

  /** One for each reading: within it a picture is looked for once. */
  #preparer(): Preparer {
    const { origin, pictureCache, projectRoot } = this.#options;
    return new Preparer({
      origin,
      cacheDirectory: pictureCache,
      publicDirectory: join(projectRoot, 'public'),
      cache: this.#pictures,
    });
  }

  /** All entities of a source. @throws SourcingError */
  async source(source: SiteSource): Promise<SourcedEntity[]> {
    const isArticles = source === ARTICLES;
    const requester = this.#requester(isArticles ? fetch : conditionalFetch(this.#replies));
    return entitiesOf(source, await readSource(source, requester), this.#preparer());
  }

  async #some(ids: readonly number[]): Promise<Map<number, ArticleReading>> {
    const source = { ...ARTICLES, params: { 'filter[ids]': ids.join(',') }, mayBeEmpty: true };
    const readings = new Map<number, ArticleReading>(ids.map((id) => [id, null]));
    const records = await readSource(source, this.#requester(fetch));
    for (const { entity } of await entitiesOf(source, records, this.#preparer())) {
      // The contract has parsed it; the type of a source's entities is not known to the compiler.
      const article = entity as Article;
      readings.set(article.id, article);
    }
    return readings;
  }

  /**
   * Single articles. One that cannot be used does not hold back the others.
   * @throws SourcingError when the backend does not answer.
   */
  async articles(ids: readonly number[]): Promise<Map<number, ArticleReading>> {
    const readings = new Map<number, ArticleReading>();
    for (let start = 0; start < ids.length; start += AT_ONCE) {
      const part = ids.slice(start, start + AT_ONCE);
      try {
        for (const [id, reading] of await this.#some(part)) readings.set(id, reading);
      } catch (error) {
        if (!(error instanceof SourcingError) || error.mayPass) throw error;
        const [only] = part;
        if (part.length === 1 && only !== undefined) readings.set(only, error);
        else {
          for (const id of part) {
            for (const [key, reading] of await this.articles([id])) readings.set(key, reading);
          }
        }
      }
    }
    return readings;
  }
}
