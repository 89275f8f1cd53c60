import type { ListAsked } from './records.ts';

/**
 * What react-admin sorts by when nobody has chosen an order. No list shows it, so nobody chooses it:
 * then the list has the order of its collection, and a search begins with titles.
 */
const UNCHOSEN = 'id';

/** The order that somebody has chosen, as the API reads it. @param sorts the fields it sorts by. */
export const chosenOrder = (
  { sort }: Pick<ListAsked, 'sort'>,
  sorts: readonly string[],
): { readonly sort?: string } =>
  sort && sort.field !== UNCHOSEN && sorts.includes(sort.field)
    ? { sort: sort.order === 'DESC' ? `-${sort.field}` : sort.field }
    : {};
