import { MENU_SECTIONS, type MenuSection } from '../../contract/schemas/descriptions.ts';

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

/** The sections that have something to show, each with its collections. */
export function grouped<T>(all: readonly T[], sectionOf: (one: T) => MenuSection) {
  const sections = Map.groupBy(all, sectionOf);
  return MENU_SECTIONS.flatMap((title) => {
    const items = sections.get(title);
    return items ? [{ title, items }] : [];
  });
}
