import { personalSections, type PersonalSection } from '../../config/personal-sections.ts';

/** The title of the area, and so of its first page. */
export const AREA_TITLE = 'Личный кабинет';

/**
 * The heading of a section's page: its title in the menu, except on the first page, which has the
 * area's.
 */
export function titleOf(section: PersonalSection): string {
  return section === 'main' ? AREA_TITLE : personalSections[section].title;
}
