import type { PageData } from '../../build/page-data.ts';
import { routes } from '../../config/routes.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageIntro } from '../../ui/PageIntro.tsx';
import { Section } from '../../ui/Section.tsx';
import { TagList } from '../../ui/TagList.tsx';
import { FaqSection } from './FaqSection.tsx';
import * as css from './FaqView.module.css';

/** All questions by section. Each answer opens in place and has a page of its own to share. */
export function FaqView({ items, sections }: PageData['faq']) {
  const filled = sections
    .map((section) => ({ section, items: items.filter((item) => item.section.id === section.id) }))
    .filter((group) => group.items.length > 0);
  return (
    <>
      <PageIntro
        title="Вопросы и&#160;ответы"
        lead="Коротко о&#160;том, что спрашивают чаще всего. О&#160;своих глазах лучше спросить специалиста на&#160;осмотре."
        crumbs={[{ title: 'Главная', url: routes.home }, { title: 'Вопросы и\u00a0ответы' }]}
      >
        {filled.length > 0 && (
          <nav aria-label="Разделы вопросов">
            <TagList
              items={filled.map((group) => ({
                url: `#${group.section.alias}`,
                title: group.section.title,
                count: group.items.length,
              }))}
            />
          </nav>
        )}
      </PageIntro>
      <Section>
        {filled.length === 0 ? (
          <EmptyState
            title="Вопросов пока нет"
            action={{ title: 'На главную', url: routes.home }}
          />
        ) : (
          <div className={css.groups}>
            {filled.map((group) => (
              <FaqSection key={group.section.id} {...group} />
            ))}
          </div>
        )}
      </Section>
    </>
  );
}
