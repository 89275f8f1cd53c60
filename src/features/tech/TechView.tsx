import type { PageData } from '../../build/page-data.ts';
import { routes } from '../../config/routes.ts';
import { PageIntro } from '../../ui/page/PageIntro.tsx';
import { TagList } from '../../ui/links/TagList.tsx';
import { TechOnward } from './TechOnward.tsx';
import { TechSection } from './TechSection.tsx';

const anchor = (index: number) => `tehnologiya-${String(index + 1)}`;

/** The technologies of a lens, one after another with pictures. */
export function TechView({ page }: PageData['tech']) {
  return (
    <>
      <PageIntro
        fold
        title={page.title}
        lead={page.lead}
        crumbs={[{ title: 'Главная', url: routes.home }, { title: 'Технологии' }]}
      >
        {page.sections.length > 2 && (
          <nav aria-label="Части страницы">
            <TagList
              inNav
              items={page.sections.map(({ title }, index) => ({
                url: `#${anchor(index)}`,
                title: title.split(':')[0] ?? title,
              }))}
            />
          </nav>
        )}
      </PageIntro>
      {page.sections.map((section, index) => (
        <TechSection key={section.title} id={anchor(index)} section={section} first={index === 0} />
      ))}
      <TechOnward />
    </>
  );
}
