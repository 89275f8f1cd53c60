import type { ListAsked } from './records.ts';

/**
 * react-admin's default sort field. No list shows it, so nobody can choose it: it stands for no
 * choice. The list then has the order of its collection, and a search puts matching titles first.
 */
const UNCHOSEN = 'id';

/** The chosen order, as the API expects it. @param sorts the sortable fields. */
export const chosenOrder = (
  { sort }: Pick<ListAsked, 'sort'>,
  sorts: readonly string[],
): { readonly sort?: string } =>
  sort && sort.field !== UNCHOSEN && sorts.includes(sort.field)
    ? { sort: sort.order === 'DESC' ? `-${sort.field}` : sort.field }
    : {};
