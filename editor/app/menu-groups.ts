import type { ContentCollection } from '../../contract/schemas/hook.ts';

/** How the menu groups collections; one that is not named here comes last. */
type Group = { readonly title: string; readonly of: readonly ContentCollection[] };

export const MENU_GROUPS: readonly Group[] = [
  { title: 'Журнал', of: ['articles', 'categories', 'tags', 'themes', 'footnotes'] },
  { title: 'Линзы', of: ['products', 'catalog-sections', 'discounts', 'shops', 'cities'] },
  { title: 'Помощь', of: ['faq', 'faq-sections', 'instructions', 'instruction-types', 'links'] },
  { title: 'Клуб', of: ['partner-offers', 'webinars', 'surveys'] },
  { title: 'Сайт', of: ['pages', 'documents', 'metadata', 'redirects', 'settings'] },
];

const first = ['drafts', 'sets', 'library'] as const;
const work = ['deleted', 'log', 'accounts'] as const;

/** Lines of the menu that are no collections. */
export type MenuName =
  | (typeof first)[number]
  | (typeof work)[number]
  | 'dashboard'
  | 'content-check'
  | 'releases';

/** What is at hand in any work, before the collections. */
export const FIRST: readonly string[] = first;

/** What editors have done, and who they are. */
export const WORK: readonly string[] = work;

/** The groups with what there is to show, each collection once. */
export function grouped<T extends { readonly name: string }>(all: readonly T[]) {
  const named = new Map(all.map((one) => [one.name, one]));
  const groups = MENU_GROUPS.map(({ title, of }) => ({
    title,
    items: of.flatMap((name) => named.get(name) ?? []),
  }));
  const known = new Set<string>(MENU_GROUPS.flatMap(({ of }) => of));
  const rest = { title: 'Другое', items: all.filter(({ name }) => !known.has(name)) };
  return [...groups, rest].filter(({ items }) => items.length > 0);
}
