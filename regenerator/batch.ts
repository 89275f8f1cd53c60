import * as v from 'valibot';
import type { ContentChange } from '../contract/schemas/hook.ts';
import type { Article } from '../contract/schemas/article.ts';
import { SourcingError, type SourcedEntity } from '../src/sourcing/source.ts';
import { sources, type SiteSource } from '../src/build/sources.ts';
import { ARTICLES, type ContentReader, type SourceReading } from './content/content-reader.ts';
import {
  entityChanges,
  withChanges,
  type EntityChange,
  type RestEntities,
} from './content/rest-content.ts';
import { titleOf, type Held, type Named, type Part } from './content/part.ts';
import { heldFor } from './held-words.ts';
import { staysInPlace, type ArticleChange } from './pages/article-touch.ts';
import { same } from './pages/same.ts';
import type { Candidate } from './site/candidate.ts';
import type { Site } from './site/site.ts';

const links = v.array(v.looseObject({ id: v.number() }));

export type Reading = {
  readonly parts: readonly Part[];
  /** Changes whose content could not be read. */
  readonly unreadable: readonly Held[];
  readonly read: RestEntities;
};

/** Keeps only the last of several changes to the same entity. */
function latest(changes: readonly ContentChange[]): ContentChange[] {
  return [...new Map(changes.map((change) => [`${change.entity} ${change.id}`, change])).values()];
}

/** Articles that show text from a changed entity: the name of their section or of a tag. */
function bearing(site: Site, changes: readonly ContentChange[]): Article[] {
  const idsOf = (entity: ContentChange['entity']) =>
    new Set(changes.flatMap((change) => (change.entity === entity ? change.id : [])));
  const [categories, tags] = [idsOf('categories'), idsOf('tags')];
  if (categories.size === 0 && tags.size === 0) return [];
  return site.pages.articles
    .all()
    .filter(
      ({ category, tags: own }) =>
        categories.has(category.id) || own.some(({ id }) => tags.has(id)),
    );
}

async function readArticles(site: Site, reader: ContentReader, changes: readonly ContentChange[]) {
  const saved = new Map(
    changes.flatMap((change) => (change.entity === 'articles' ? [[change.id, change]] : [])),
  );
  const ids = new Set([...saved.keys(), ...bearing(site, changes).map(({ id }) => id)]);
  const parts: (Part & { kind: 'article' })[] = [];
  const unreadable: Held[] = [];
  for (const [id, reading] of await reader.articles([...ids])) {
    const before = site.pages.articles.get(id) ?? null;
    const alias = saved.get(id)?.alias ?? before?.alias ?? '';
    const named = { entity: 'articles', id, alias } as const;
    const held = { ...named, title: titleOf(reading instanceof Error ? before : reading) };
    if (reading instanceof SourcingError) unreadable.push(heldFor(held, reading));
    else if (!same(before, reading)) {
      parts.push({ kind: 'article', change: { before, after: reading }, held });
    }
  }
  return { parts, unreadable };
}

/**
 * Whether links to articles now read differently. A link to a new article comes with a change of
 * the entity that names it: see `contract/schemas/hook.ts`.
 */
function linksAnew(site: Site, source: SiteSource, articles: readonly ArticleChange[]): boolean {
  const { articleLinks } = source;
  if (articleLinks === undefined) return false;
  const shown = new Set(
    (site.entities.get(source) ?? []).flatMap(({ entity }) =>
      v.parse(links, entity[articleLinks]).map(({ id }) => id),
    ),
  );
  return articles.some(({ before, after }) => {
    const isSame = before?.title === after?.title && before?.url === after?.url;
    return !isSame && shown.has((after ?? before)?.id ?? 0);
  });
}

/** Sources whose response these changes may affect. */
function affected(
  site: Site,
  changes: readonly ContentChange[],
  articles: readonly ArticleChange[],
): SiteSource[] {
  const entities = new Set(changes.map(({ entity }) => entity));
  // An edit of an article's text changes no counts; its position in lists does.
  if (articles.every(staysInPlace)) entities.delete('articles');
  return sources.filter(
    (source) =>
      source !== ARTICLES &&
      (source.collections.some((collection) => entities.has(collection)) ||
        linksAnew(site, source, articles)),
  );
}

/** The sources that are affected if all articles in these changes can be used. */
function probablyAffected(changes: readonly ContentChange[]): SiteSource[] {
  // An article that has changed has probably kept its position.
  const moved = changes.filter(({ entity, kind }) => entity !== 'articles' || kind !== 'changed');
  const entities = new Set(moved.map(({ entity }) => entity));
  return sources.filter(
    (source) => source !== ARTICLES && source.collections.some((one) => entities.has(one)),
  );
}

type Found = { source: SiteSource; key: string; entity?: SourcedEntity | undefined };

/**
 * The name to report for an entity: the entity itself or, where it cannot be edited on its own, the one that
 * was changed.
 */
export function nameOf(
  { source, key, entity: known }: Found,
  changes: readonly ContentChange[],
): Named {
  const [own = 'documents'] = source.collections;
  const id = Number(key);
  const said = known?.entity['alias'];
  const alias = typeof said === 'string' ? said : key;
  const title = titleOf(known?.entity);
  if (Number.isInteger(id)) return { entity: own, id, alias, title };
  const changed = changes.find(({ entity }) => source.collections.includes(entity));
  return { entity: changed?.entity ?? own, id: changed?.id ?? 0, alias, title };
}

/** The change of an entity as a part that can be applied or rejected. */
export function entityPart(change: EntityChange, changes: readonly ContentChange[]): Part {
  const { source, key, before, after } = change;
  const held = nameOf({ source, key, entity: after ?? before }, changes);
  return { kind: 'entity', change, held };
}

function refusedIn(
  site: Site,
  { refused }: SourceReading,
  changes: readonly ContentChange[],
): Held[] {
  return refused.map(({ source, key, error }) => {
    const entity = site.entities.get(source)?.find((one) => one.key === key);
    return heldFor(nameOf({ source, key, entity }, changes), error);
  });
}

async function readRest(
  site: Site,
  reader: ContentReader,
  changes: readonly ContentChange[],
  wanted: readonly SiteSource[],
  fetcher: typeof fetch,
) {
  const unreadable: Held[] = [];
  const readOne = async (source: SiteSource): Promise<[SiteSource, readonly SourcedEntity[]][]> => {
    try {
      const known = site.entities.get(source);
      const reading = await reader.source(source, known, changes, fetcher);
      unreadable.push(...refusedIn(site, reading, changes));
      return [[source, reading.entities]];
    } catch (error) {
      if (!(error instanceof SourcingError) || error.mayPass) throw error;
      const change = changes.find(({ entity }) => source.collections.includes(entity));
      if (change) {
        const { entity, id, alias } = change;
        unreadable.push(heldFor({ entity, id, alias, title: null }, error));
      }
      return [];
    }
  };
  const read = new Map((await Promise.all(wanted.map(readOne))).flat());
  const parts = entityChanges(site.entities, read).map((change) => entityPart(change, changes));
  return { read, parts, unreadable };
}

/**
 * Reads the content that the changes concern, and nothing else.
 * @throws SourcingError with `mayPass` set when the backend does not answer.
 */
export async function readChanges(
  site: Site,
  reader: ContentReader,
  all: readonly ContentChange[],
): Promise<Reading> {
  const changes = latest(all);
  const fetcher = reader.fetcher();
  reader.ahead(probablyAffected(changes), fetcher);
  const articles = await readArticles(site, reader, changes);
  const moved = articles.parts.map(({ change }) => change);
  const rest = await readRest(site, reader, changes, affected(site, changes, moved), fetcher);
  return {
    parts: [...rest.parts, ...articles.parts],
    unreadable: [...articles.unreadable, ...rest.unreadable],
    read: rest.read,
  };
}

const changeName = ({ source, key }: EntityChange) => `${source.call} ${source.type} ${key}`;

/** The content of the site with these parts applied, and no others. */
export function candidateOf(site: Site, { read }: Reading, parts: readonly Part[]): Candidate {
  const names = new Set(
    parts.flatMap((part) => (part.kind === 'entity' ? changeName(part.change) : [])),
  );
  return {
    entities: withChanges(site.entities, read, (change) => names.has(changeName(change))),
    articles: parts.flatMap((part) => (part.kind === 'article' ? part.change : [])),
  };
}
