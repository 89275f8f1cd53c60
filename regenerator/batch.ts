import type { ContentChange } from '../contract/schemas/hook.ts';
import type { Article } from '../contract/schemas/article.ts';
import { SourcingError, type SourcedEntity } from '../plugins/gatsby-source-custom-api/source.ts';
import { sources, type SiteSource } from '../src/build/sources.ts';
import { ARTICLES, type ContentReader } from './content/content-reader.ts';
import {
  entityChanges,
  withChanges,
  type EntityChange,
  type RestEntities,
} from './content/rest-content.ts';
import { staysInPlace, type ArticleChange } from './pages/article-touch.ts';
import { same } from './pages/same.ts';
import type { Candidate, Site } from './site/site.ts';

/** What cannot be used, and why; the site goes on showing what it showed. */
export type Held = Pick<ContentChange, 'entity' | 'id' | 'alias'> & { readonly reason: string };

/** One change of the content that can be made or refused by itself. */
export type Part =
  | {
      readonly kind: 'article';
      readonly change: ArticleChange;
      readonly held: Omit<Held, 'reason'>;
    }
  | { readonly kind: 'entity'; readonly change: EntityChange; readonly held: Omit<Held, 'reason'> };

export type Reading = {
  readonly parts: readonly Part[];
  /** Changes whose content could not be read. */
  readonly unreadable: readonly Held[];
  readonly read: RestEntities;
};

/** Of several changes of one thing the last one counts. */
function latest(changes: readonly ContentChange[]): ContentChange[] {
  return [...new Map(changes.map((change) => [`${change.entity} ${change.id}`, change])).values()];
}

/** Articles that bear words of what has changed: the name of their section or of a tag. */
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
  const named = new Map(
    changes.flatMap((change) => (change.entity === 'articles' ? [[change.id, change]] : [])),
  );
  const ids = new Set([...named.keys(), ...bearing(site, changes).map(({ id }) => id)]);
  const parts: (Part & { kind: 'article' })[] = [];
  const unreadable: Held[] = [];
  for (const [id, reading] of await reader.articles([...ids])) {
    const before = site.pages.articles.get(id) ?? null;
    const alias = named.get(id)?.alias ?? before?.alias ?? '';
    const held = { entity: 'articles', id, alias } as const;
    if (reading instanceof SourcingError) unreadable.push({ ...held, reason: reading.message });
    else if (!same(before, reading)) {
      parts.push({ kind: 'article', change: { before, after: reading }, held });
    }
  }
  return { parts, unreadable };
}

/** Sources of which the changes may have changed the reply. */
function affected(changes: readonly ContentChange[], areMoved: boolean): SiteSource[] {
  const entities = new Set(changes.map(({ entity }) => entity));
  // The words of an article change no other reply; where it stands changes counts.
  if (!areMoved) entities.delete('articles');
  return sources.filter(
    (source) => source !== ARTICLES && source.of.some((of) => entities.has(of)),
  );
}

/** Whom to name for an entity: the change of that very thing, or one that touched its source. */
function blamed({ source, key, before, after }: EntityChange, changes: readonly ContentChange[]) {
  const ofSource = changes.filter(({ entity }) => source.of.includes(entity));
  const exact = ofSource.find(({ id }) => String(id) === key) ?? ofSource[0];
  const alias = (after ?? before)?.entity['alias'];
  const entity = exact?.entity ?? source.of[0] ?? 'documents';
  const id = Number(key);
  return {
    entity,
    id: Number.isInteger(id) ? id : (exact?.id ?? 0),
    alias: typeof alias === 'string' ? alias : key,
  };
}

async function readRest(
  site: Site,
  reader: ContentReader,
  changes: readonly ContentChange[],
  wanted: readonly SiteSource[],
) {
  const read = new Map<SiteSource, readonly SourcedEntity[]>();
  const unreadable: Held[] = [];
  for (const source of wanted) {
    try {
      read.set(source, await reader.source(source));
    } catch (error) {
      if (!(error instanceof SourcingError) || error.mayPass) throw error;
      const change = changes.find(({ entity }) => source.of.includes(entity));
      if (change) unreadable.push({ ...change, reason: error.message });
    }
  }
  const parts = entityChanges(site.entities, read).map((change): Part => ({
    kind: 'entity',
    change,
    held: blamed(change, changes),
  }));
  return { read, parts, unreadable };
}

/**
 * Reads what the changes are about, and nothing else.
 * @throws SourcingError that may pass, when the backend does not answer.
 */
export async function readChanges(
  site: Site,
  reader: ContentReader,
  all: readonly ContentChange[],
): Promise<Reading> {
  const changes = latest(all);
  const articles = await readArticles(site, reader, changes);
  const areMoved = articles.parts.some(({ change }) => !staysInPlace(change));
  const rest = await readRest(site, reader, changes, affected(changes, areMoved));
  return {
    parts: [...rest.parts, ...articles.parts],
    unreadable: [...articles.unreadable, ...rest.unreadable],
    read: rest.read,
  };
}

const nameOf = ({ source, key }: EntityChange) => `${source.call} ${source.type} ${key}`;

/** The content of the site with these parts made, and nothing of others. */
export function candidateOf(site: Site, { read }: Reading, parts: readonly Part[]): Candidate {
  const names = new Set(
    parts.flatMap((part) => (part.kind === 'entity' ? nameOf(part.change) : [])),
  );
  return {
    entities: withChanges(site.entities, read, (change) => names.has(nameOf(change))),
    articles: parts.flatMap((part) => (part.kind === 'article' ? part.change : [])),
  };
}
