import type { PageData } from '../../build/page-data.ts';
import { routes } from '../../config/routes.ts';
import { CardGrid } from '../../ui/cards/CardGrid.tsx';
import { PageIntro } from '../../ui/page/PageIntro.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { TagList } from '../../ui/links/TagList.tsx';
import { LinkCard } from './LinkCard.tsx';
import { OtherLibraries } from './OtherLibraries.tsx';

const anchor = (index: number) => `razdel-${String(index + 1)}`;

/** One library: its groups one below another, each link with a description. */
export function LinkPageView({ page, others, parent }: PageData['linkPage']) {
  return (
    <>
      <PageIntro
        title={page.title}
        lead={page.lead}
        crumbs={[{ title: 'Главная', url: routes.home }, parent, { title: page.title }]}
      >
        {page.groups.length > 1 && (
          <nav aria-label="Разделы подборки">
            <TagList
              inNav
              items={page.groups.map(({ title, links }, index) => ({
                url: `#${anchor(index)}`,
                title,
                count: links.length,
              }))}
            />
          </nav>
        )}
      </PageIntro>
      {page.groups.map(({ title, links }, index) => (
        <Section key={title} id={anchor(index)} title={title}>
          <CardGrid
            items={links}
            keyOf={({ url }) => url}
            render={(link) => <LinkCard link={link} />}
          />
        </Section>
      ))}
      <OtherLibraries libraries={others} />
    </>
  );
}
