import type { PageData } from '../../build/page-data.ts';
import { routes } from '../../config/routes.ts';
import { CardGrid } from '../../ui/cards/CardGrid.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { PageIntro } from '../../ui/page/PageIntro.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { StaticCard } from './StaticCard.tsx';

/** All text pages: rules, terms, explanations. */
export function StaticListView({ intro, pages }: PageData['staticList']) {
  return (
    <>
      <PageIntro
        title={intro.title}
        lead={intro.lead}
        crumbs={[{ title: 'Главная', url: routes.home }, { title: intro.crumb }]}
      />
      <Section>
        {pages.length === 0 ? (
          <EmptyState
            title="Страниц пока нет"
            action={{ title: 'На\u00a0главную', url: routes.home }}
          />
        ) : (
          <CardGrid
            items={pages}
            keyOf={(page) => page.id}
            render={(page) => <StaticCard page={page} />}
          />
        )}
      </Section>
    </>
  );
}
