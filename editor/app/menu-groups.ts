import { MENU_SECTIONS, type MenuSection } from '../../contract/schemas/descriptions.ts';

const first = ['drafts', 'sets', 'library'] as const;
const work = ['deleted', 'log', 'accounts'] as const;

/** Menu items that are not collections. */
export type MenuName =
  | (typeof first)[number]
  | (typeof work)[number]
  | 'dashboard'
  | 'content-check'
  | 'releases';

/** Items for any kind of work, listed before the collections. */
export const FIRST: readonly string[] = first;

/** Records of the editors' work, and the editors themselves. */
export const WORK: readonly string[] = work;

/** The non-empty sections of the menu, each with its collections. */
export function grouped<T>(all: readonly T[], sectionOf: (one: T) => MenuSection) {
  const sections = Map.groupBy(all, sectionOf);
  return MENU_SECTIONS.flatMap((title) => {
    const items = sections.get(title);
    return items ? [{ title, items }] : [];
  });
}
