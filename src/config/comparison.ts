import { COMPARED_MAX } from './constants.ts';
import { routes } from './routes.ts';

const ALIAS = /^[a-z\d]+(?:-[a-z\d]+)*$/;
/** No genuine URL lists more; a forged one must not cause work. */
const MOST_READ = 50;

/**
 * Aliases of the products in the URL, each once. A form without a script repeats the parameter,
 * `?products=a&products=b`; the site's own links join: `?products=a,b`.
 */
export function parseComparison(search: string): string[] {
  const claimed = new URLSearchParams(search)
    .getAll('products')
    .flatMap((value) => value.split(',', MOST_READ))
    .slice(0, MOST_READ)
    .filter((alias) => alias.length <= 120 && ALIAS.test(alias));
  return [...new Set(claimed)];
}

/** The canonical query of a comparison. */
export const comparisonQuery = (aliases: readonly string[]): string =>
  aliases.length === 0 ? '' : `?products=${aliases.join(',')}`;

/** The URL of a comparison. */
export const comparisonUrl = (aliases: readonly string[]): string =>
  routes.comparison + comparisonQuery(aliases);

/** The compared products, and whether some had to be left out. */
export type Compared = { readonly aliases: readonly string[]; readonly tooMany: boolean };

/** The first four of the requested products that exist. */
export function comparedOf(wanted: readonly string[], existing: readonly string[]): Compared {
  const known = wanted.filter((alias) => existing.includes(alias));
  return { aliases: known.slice(0, COMPARED_MAX), tooMany: known.length > COMPARED_MAX };
}

/** How the products of a comparison differ in one row. */
export type RowState = 'none' | 'same' | 'differs';

/**
 * The state of a row by its values, null where a product has none: no product has one (the row is
 * hidden), all have the same, or they differ.
 */
export function rowState(values: readonly (string | null)[]): RowState {
  if (values.every((value) => value === null)) return 'none';
  return values.every((value) => value === values[0]) ? 'same' : 'differs';
}
