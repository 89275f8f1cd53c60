import type { PageData } from '../../build/page-data.ts';
import { routes } from '../../config/routes.ts';
import { CardGrid } from '../../ui/cards/CardGrid.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { PageIntro } from '../../ui/page/PageIntro.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { LibraryCard } from './LibraryCard.tsx';
import { LinkRules } from './LinkRules.tsx';

/** The libraries of links, each with its subjects, and how the links were chosen. */
export function LinkLibraryView({ intro, libraries }: PageData['linkLibrary']) {
  return (
    <>
      <PageIntro
        title={intro.title}
        lead={intro.lead}
        crumbs={[{ title: 'Главная', url: routes.home }, { title: intro.crumb }]}
      />
      <Section>
        {libraries.length === 0 ? (
          <EmptyState
            title="Подборок пока нет"
            text="Мы собираем надёжные сайты. Пока почитайте наши статьи."
            action={{ title: 'Всё о\u00a0зрении', url: routes.articles }}
          />
        ) : (
          <CardGrid
            items={libraries}
            keyOf={({ id }) => id}
            render={(library) => <LibraryCard library={library} />}
          />
        )}
      </Section>
      <LinkRules />
    </>
  );
}
