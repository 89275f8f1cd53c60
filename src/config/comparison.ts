import { COMPARED_MAX } from './constants.ts';
import { routes } from './routes.ts';

const ALIAS = /^[a-z\d]+(?:-[a-z\d]+)*$/;
/** No honest address names more; a forged one costs no work. */
const MOST_READ = 50;

/**
 * Aliases of the products that an address wants compared, each once. A form without a script
 * repeats the name, `?products=a&products=b`; the site's own links join: `?products=a,b`.
 */
export function parseComparison(search: string): string[] {
  const claimed = new URLSearchParams(search)
    .getAll('products')
    .flatMap((value) => value.split(',', MOST_READ))
    .slice(0, MOST_READ)
    .filter((alias) => alias.length <= 120 && ALIAS.test(alias));
  return [...new Set(claimed)];
}

/** The query of a comparison, in its one spelling. */
export const comparisonQuery = (aliases: readonly string[]): string =>
  aliases.length === 0 ? '' : `?products=${aliases.join(',')}`;

/** The address of a comparison. */
export const comparisonUrl = (aliases: readonly string[]): string =>
  routes.comparison + comparisonQuery(aliases);

/** The products that are compared, and whether some had to be left out. */
export type Compared = { readonly aliases: readonly string[]; readonly tooMany: boolean };

/** Of what is wanted: those that exist, the first four. */
export function comparedOf(wanted: readonly string[], existing: readonly string[]): Compared {
  const known = wanted.filter((alias) => existing.includes(alias));
  return { aliases: known.slice(0, COMPARED_MAX), tooMany: known.length > COMPARED_MAX };
}

/** How the products of a comparison stand to each other in one line of it. */
export type RowState = 'none' | 'same' | 'differs';

/**
 * The state of a line by the values in it, null where a product has none: nobody has one (the line
 * is not shown), all have the same, or there is a difference.
 */
export function rowState(values: readonly (string | null)[]): RowState {
  if (values.every((value) => value === null)) return 'none';
  return values.every((value) => value === values[0]) ? 'same' : 'differs';
}
