import type { Preparer } from './prepare.ts';
import type { Source, SourcedEntity } from './source.ts';

/** The key of a node, which identifies it across builds. */
export function keyOf(source: Source, entity: Readonly<Record<string, unknown>>): string {
  if (!source.items && !source.each) return source.call;
  return String(source.name ? entity[source.name] : (entity['id'] ?? entity['key']));
}

/**
 * The entities in a source's response, with their keys, prepared for pages.
 * @throws SourcingError when a picture is not available.
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
