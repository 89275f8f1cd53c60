import type { SourcedEntity } from '../sourcing/source.ts';
import type { Content } from './content.ts';
import { newestFirst } from '../config/related-articles.ts';
import { contentSources, DOCUMENT } from './sources.ts';

/**
 * Groups the sourced entities by type. `src/sourcing` has parsed each by the contract, so the types
 * are the contract's.
 * @throws Error when a document is missing.
 */
export function readContent(entities: readonly SourcedEntity[]): Content {
  const byType = Map.groupBy(entities, (entity) => entity.type);
  const document = (call: string) => {
    const found = byType.get(DOCUMENT)?.find(({ key }) => key === call);
    if (!found) throw new Error(`No content came from the call "${call}"`);
    return found.entity;
  };
  const fields = Object.entries(contentSources).map(([field, source]) => [
    field,
    'type' in source
      ? (byType.get(source.type) ?? []).map(({ entity }) => entity)
      : document(source.call),
  ]);
  const content = Object.fromEntries(fields) as Content;
  content.articles.sort(newestFirst);
  return content;
}
