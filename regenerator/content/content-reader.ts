import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { LRUCache } from 'lru-cache';
import { PREVIEW_HEADER } from '../../contract/headers.ts';
import type { Article } from '../../contract/schemas/article.ts';
import type { ContentChange } from '../../contract/schemas/hook.ts';
import { conditionalFetch } from '../../src/sourcing/conditional-fetch.ts';
import { checkCounts } from '../../src/sourcing/counts.ts';
import { entitiesOf } from '../../src/sourcing/entities.ts';
import { Preparer } from '../../src/sourcing/prepare.ts';
import { readSource } from '../../src/sourcing/read-source.ts';
import type { Requester } from '../../src/sourcing/request.ts';
import { SourcingError, type Cache, type SourcedEntity } from '../../src/sourcing/source.ts';
import { sources, type SiteSource } from '../../src/build/sources.ts';
import { same } from '../pages/same.ts';
import { fetchOnce } from './fetch-once.ts';
import { packed } from './packed-article.ts';
import { readApart, type ReadItem } from './read-apart.ts';

export type ReaderOptions = {
  /** Origin of the backend. */
  readonly origin: string;
  readonly projectRoot: string;
  /** Where encoded pictures are cached between builds. */
  readonly pictureCache: string;
  /** Accept far fewer entities than last time. */
  readonly acceptDrop: boolean;
  readonly log: (message: string) => void;
};

/** An entity that cannot be used. */
type Refused = {
  readonly source: SiteSource;
  readonly key: string;
  readonly error: SourcingError;
};

export type SourceReading = {
  readonly entities: readonly SourcedEntity[];
  readonly refused: readonly Refused[];
};

/** An article's current content, or why it cannot be used; null if there is no such article. */
export type ArticleReading = Article | SourcingError | null;

const found = sources.find(({ type }) => type === 'Article');
if (!found) throw new Error('There is no source of articles.');

/** The only source that is read in parts; all others are small and are read whole. */
export const ARTICLES: SiteSource = found;

/** Maximum number of ids in one request. */
const AT_ONCE = 200;

/** Some kilobytes each: the pictures of lists, and those of articles that are edited now. */
const RESULTS_OF_PICTURES = 1_000;

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

/** A record as it was last read, and its derived result. */
type Made = { readonly record: unknown; readonly entities: readonly SourcedEntity[] };

/** By source and key. */
type Memory = Map<SiteSource, ReadonlyMap<string, Made>>;

/** Known originals of pictures, and the results of those used last. */
type Pictures = { readonly originals: Cache; readonly results: LRUCache<string, IGatsbyImageData> };

const noPictures = (): Pictures => ({
  originals: memory(),
  results: new LRUCache({ max: RESULTS_OF_PICTURES }),
});

type Previewing = {
  readonly pictures?: Pictures;
  /** The preview to read; null for saved content. */
  readonly key?: string | null;
  /** Results derived from saved records: a change or a preview affects few of them. */
  readonly made?: Memory;
};

/** Reads content in parts, through the same `src/sourcing` as the build. */
export class ContentReader {
  readonly #options: ReaderOptions;
  readonly #replies = memory();
  readonly #pictures: Pictures;
  readonly #key: string | null;
  readonly #made: Memory;
  readonly #originals = new Map<string, string>();
  readonly #counts = memory();
  /** Whether a picture may change under its URL, so that equal records may have different results. */
  #isChangeable = false;
  /** What each reading has requested, by its fetcher. */
  readonly #readings = new WeakMap<typeof fetch, Map<SiteSource, Promise<readonly ReadItem[]>>>();
  /** Changes that may have removed entities of a source since it was last read. */
  readonly #gone = new Map<SiteSource, Set<string>>();

  constructor(
    options: ReaderOptions,
    { pictures = noPictures(), key = null, made = new Map() }: Previewing = {},
  ) {
    this.#options = options;
    this.#pictures = pictures;
    this.#key = key;
    this.#made = made;
  }

  /** Reads the content as it would be with a change; this reader caches nothing of it. */
  previewing(key: string): ContentReader {
    return new ContentReader(this.#options, { pictures: this.#pictures, key, made: this.#made });
  }

  /** Addresses of the originals of the pictures that were read, by the hash that names their variants. */
  get originals(): ReadonlyMap<string, string> {
    return this.#originals;
  }

  /** Sends no conditional requests in a preview: its responses are never requested again. */
  get #fetch(): typeof fetch {
    const key = this.#key;
    if (key === null) return fetch;
    return (input, init) => {
      const request = new Request(input, init);
      request.headers.set(PREVIEW_HEADER, key);
      return fetch(request);
    };
  }

  #requester(fetcher: typeof fetch): Requester {
    const { origin, log } = this.#options;
    return { origin, fetch: fetcher, warn: log, wait: (pause) => setTimeout(pause) };
  }

  /** A new one for each reading, so that each picture is looked up once per reading. */
  #preparer(): Preparer {
    const { origin, pictureCache, projectRoot } = this.#options;
    return new Preparer({
      origin,
      cacheDirectory: pictureCache,
      publicDirectory: join(projectRoot, 'public'),
      cache: this.#pictures.originals,
      results: this.#pictures.results,
      prepared: ({ src, hash, immutable }) => {
        this.#originals.set(hash, src);
        if (!immutable) this.#isChangeable = true;
      },
    });
  }

  /** A `fetch` for one reading: responses that several sources need are requested once. */
  fetcher(): typeof fetch {
    return fetchOnce(this.#key === null ? conditionalFetch(this.#replies) : this.#fetch);
  }

  /** The items of a source as one reading gets them; requested once. */
  #items(source: SiteSource, fetcher: typeof fetch): Promise<readonly ReadItem[]> {
    const reading =
      this.#readings.get(fetcher) ?? new Map<SiteSource, Promise<readonly ReadItem[]>>();
    this.#readings.set(fetcher, reading);
    const isArticles = source === ARTICLES;
    const items =
      reading.get(source) ?? readApart(source, this.#requester(isArticles ? this.#fetch : fetcher));
    reading.set(source, items);
    return items;
  }

  /**
   * Requests these sources before it is known whether the reading needs them. Its errors are those of
   * `source`.
   */
  ahead(asked: readonly SiteSource[], fetcher: typeof fetch): void {
    for (const source of asked) this.#items(source, fetcher).catch(() => {});
  }

  /**
   * All entities of a source. A response that has lost half of them since the last one counts as a
   * backend failure, unless editors deleted them: each reported change may have removed one entity.
   * @param known replacements for entities that cannot be used.
   * @param changes the changes saved since. Those of a rejected response count the next time as well.
   * @param fetcher the fetcher of the reading that this call belongs to.
   * @throws SourcingError when nothing in the response can be used.
   */
  async source(
    source: SiteSource,
    known: readonly SourcedEntity[] = [],
    changes: readonly ContentChange[] = [],
    fetcher = this.fetcher(),
  ): Promise<SourceReading> {
    const gone = this.#gone.get(source) ?? new Set();
    this.#gone.set(source, gone);
    for (const { entity, id, kind } of changes) {
      if (kind !== 'created' && source.collections.includes(entity)) gone.add(`${entity} ${id}`);
    }
    const items = await this.#items(source, fetcher);
    const { acceptDrop } = this.#options;
    const counts = this.#countsFrom(known.length);
    await checkCounts(counts, source, items.length, acceptDrop, gone.size);
    const reading = await this.#prepared(source, items, known);
    gone.clear();
    return reading;
  }

  /** The counts of the last good responses; at first, the count of known entities. */
  #countsFrom(known: number): Cache {
    const get = async (key: string) => (await this.#counts.get(key)) ?? (known || undefined);
    return { get, set: this.#counts.set };
  }

  /** All entities with their pictures; the known version replaces one that cannot be used. */
  async #prepared(
    source: SiteSource,
    items: readonly ReadItem[],
    known: readonly SourcedEntity[],
  ): Promise<SourceReading> {
    const before = new Map(known.map((entity) => [entity.key, entity]));
    const preparer = this.#preparer();
    const refused: Refused[] = [];
    const made = new Map<string, Made>();
    const prepare = async ({ key, record }: ReadItem): Promise<readonly SourcedEntity[]> => {
      try {
        if (record instanceof SourcingError) throw record;
        const saved = this.#made.get(source)?.get(key);
        const isSame = saved && !this.#isChangeable && same(saved.record, record);
        const entities = isSame ? saved.entities : await entitiesOf(source, [record], preparer);
        made.set(key, { record, entities });
        return entities;
      } catch (error) {
        if (!(error instanceof SourcingError) || error.mayPass) throw error;
        refused.push({ source, key, error });
        return [before.get(key) ?? []].flat();
      }
    };
    const entities = (await Promise.all(items.map(prepare))).flat();
    // Articles are read one by one: there are too many to read at once.
    if (this.#key === null && source !== ARTICLES) this.#made.set(source, made);
    return { entities, refused };
  }

  async #some(ids: readonly number[]): Promise<Map<number, ArticleReading>> {
    const source = { ...ARTICLES, params: { 'filter[ids]': ids.join(',') }, mayBeEmpty: true };
    const readings = new Map<number, ArticleReading>(ids.map((id) => [id, null]));
    const records = await readSource(source, this.#requester(this.#fetch));
    for (const { entity } of await entitiesOf(source, records, this.#preparer())) {
      // The contract has parsed it; the compiler does not know the type of a source's entities.
      const article = entity as Article;
      readings.set(article.id, packed(article));
    }
    return readings;
  }

  /**
   * Reads single articles. One that cannot be used does not block the others.
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
