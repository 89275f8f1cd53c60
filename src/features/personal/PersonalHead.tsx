import { personalSections, type PersonalSection } from '../../config/personal-sections.ts';
import { PageHead } from '../../layout/PageHead.tsx';
import { titleOf } from './section-title.ts';

/** The head of a page in the area: its title, and noindex for robots. */
export function PersonalHead({ section }: { section: PersonalSection }) {
  const title = titleOf(section);
  const description = `${title}: баллы, заказы и\u00a0сертификаты участника клуба.`;
  const { url } = personalSections[section];
  return <PageHead url={url} head={{ title, description }} noindex />;
}
