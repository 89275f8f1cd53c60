import type { PageData } from '../../build/page-data.ts';
import { routes } from '../../config/routes.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { PageIntro } from '../../ui/page/PageIntro.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { TagList } from '../../ui/links/TagList.tsx';

/** All tags of the articles: navigation by subject rather than by section. */
export function TagsView({ intro, tags }: PageData['tags']) {
  return (
    <>
      <PageIntro
        title={intro.title}
        lead={intro.lead}
        crumbs={[
          { title: 'Главная', url: routes.home },
          { title: 'Всё о\u00a0зрении', url: routes.articles },
          { title: intro.crumb },
        ]}
      />
      <Section>
        {tags.length === 0 ? (
          <EmptyState title="Тем пока нет" action={{ title: 'Все статьи', url: routes.articles }} />
        ) : (
          <TagList
            items={tags.map(({ url, title, articles }) => ({ url, title, count: articles }))}
          />
        )}
      </Section>
    </>
  );
}
