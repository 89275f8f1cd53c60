import type { CollectionDescription } from '../../contract/schemas/descriptions.ts';

type Filterable = Pick<CollectionDescription, 'filters' | 'state_filters'>;

/** Filters of every collection. */
const COMMON = ['search', 'ids'];

/**
 * Filters as in a query string: list values are separated by commas. A stored filter or a link may
 * name a field that the collection no longer has; the whole list would be refused because of a
 * filter that it does not show.
 */
export function chosenFilters(
  filter: Readonly<{ [name: string]: unknown }>,
  { filters, state_filters }: Filterable,
): Record<string, string> {
  const known = new Set([...COMMON, ...filters, ...Object.keys(state_filters)]);
  return Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) =>
      !known.has(name) || value === undefined || value === null || value === ''
        ? []
        : [[name, String(value)]],
    ),
  );
}
