import type { Preparer } from './prepare.ts';
import type { Source, SourcedEntity } from './source.ts';

/** The key of a node: what makes it the same node in the next build. */
export function keyOf(source: Source, entity: Readonly<Record<string, unknown>>): string {
  if (!source.items && !source.each) return source.call;
  return String(source.name ? entity[source.name] : (entity['id'] ?? entity['key']));
}

/**
 * What a source's reply holds, ready for pages and known by its keys.
 * @throws SourcingError when a picture cannot be had.
 */
export function entitiesOf(
  source: Source,
  records: readonly Readonly<Record<string, unknown>>[],
  preparer: Preparer,
): Promise<SourcedEntity[]> {
  return Promise.all(
    records.map(async (record) => ({
      type: source.type,
      key: keyOf(source, record),
      entity: await preparer.prepare(source, record),
    })),
  );
}
