import { personalSections, type PersonalSection } from '../../config/personal-sections.ts';

/** What the area is called, and so its first page. */
export const AREA_TITLE = 'Личный кабинет';

/** The heading of a section's page: its title in the menu, but for the first, which is the area. */
export function titleOf(section: PersonalSection): string {
  return section === 'main' ? AREA_TITLE : personalSections[section].title;
}
