import type { Article } from '../contract/schemas/article.ts';
import { SourcingError, type SourcedEntity } from '../src/sourcing/source.ts';
import { sources, type SiteSource } from '../src/build/sources.ts';
import { entityPart, nameOf, type Reading } from './batch.ts';
import type { Held } from './content/part.ts';
import { heldFor } from './held-words.ts';
import { ARTICLES, type ContentReader } from './content/content-reader.ts';
import { packed } from './content/packed-article.ts';
import type { KnownContent } from './content/last-good.ts';
import { entityChanges } from './content/rest-content.ts';
import { same } from './pages/same.ts';
import type { Site } from './site/site.ts';

/** All current content. Entities that cannot be used are in it in their known version. */
export type WholeContent = KnownContent & { readonly unreadable: readonly Held[] };

const sourced = (article: Article): SourcedEntity => ({
  type: ARTICLES.type,
  key: String(article.id),
  entity: article,
});

function knownOf(known: KnownContent | null, source: SiteSource): readonly SourcedEntity[] {
  if (source === ARTICLES) return [...(known?.articles.values() ?? [])].map(sourced);
  return known?.entities.get(source) ?? [];
}

/**
 * Reads everything.
 * @param known the content that the site shows; null when it shows the content read here.
 * @throws SourcingError when the backend does not answer, or an entity that cannot be used has no
 * known version.
 */
export async function readWhole(
  reader: ContentReader,
  known: KnownContent | null,
): Promise<WholeContent> {
  const unreadable: Held[] = [];
  const read = async (source: SiteSource): Promise<readonly SourcedEntity[]> => {
    const before = knownOf(known, source);
    try {
      const { entities, refused } = await reader.source(source, before);
      for (const { key, error } of refused) {
        if (!known) throw error;
        const entity = before.find((one) => one.key === key);
        unreadable.push(heldFor(nameOf({ source, key, entity }, []), error));
      }
      return entities;
    } catch (error) {
      if (!(error instanceof SourcingError) || error.mayPass || !known) throw error;
      const [entity = 'documents'] = source.collections;
      unreadable.push(heldFor({ entity, id: 0, alias: source.call, title: null }, error));
      return before;
    }
  };
  const all = await Promise.all(
    sources.map(async (source) => [source, await read(source)] as const),
  );
  const entities = new Map(all.filter(([source]) => source !== ARTICLES));
  const articles = new Map<number, Article>();
  for (const { entity } of all.find(([source]) => source === ARTICLES)?.[1] ?? []) {
    // Parsed by the contract, like everything from `src/sourcing`.
    const article = entity as Article;
    const before = known?.articles.get(article.id);
    articles.set(article.id, before && same(before, article) ? before : packed(article));
  }
  return { entities, articles, unreadable };
}

/** How the content differs from the site's, as if the changes had just been reported. */
export function readingSince(
  site: Site,
  { entities, articles, unreadable }: WholeContent,
): Reading {
  const parts: Reading['parts'][number][] = entityChanges(site.entities, entities).map((change) =>
    entityPart(change, []),
  );
  const before = new Map(site.pages.articles.all().map((article) => [article.id, article]));
  for (const id of new Set([...before.keys(), ...articles.keys()])) {
    const change = { before: before.get(id) ?? null, after: articles.get(id) ?? null };
    if (same(change.before, change.after)) continue;
    const { alias = '', title = null } = change.after ?? change.before ?? {};
    parts.push({ kind: 'article', change, held: { entity: 'articles', id, alias, title } });
  }
  return { parts, unreadable, read: entities };
}
