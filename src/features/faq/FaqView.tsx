import { useRef, useState } from 'react';
import type { PageData } from '../../build/page-data.ts';
import { routes } from '../../config/routes.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageIntro } from '../../ui/PageIntro.tsx';
import { counted } from '../../ui/plural.ts';
import { Section } from '../../ui/Section.tsx';
import { TagList } from '../../ui/TagList.tsx';
import { findQuestions } from './faq-search.ts';
import { FaqNothing } from './FaqNothing.tsx';
import { FaqSearch } from './FaqSearch.tsx';
import { FaqSection } from './FaqSection.tsx';
import { useFoundMarks } from './use-found-marks.ts';
import * as css from './FaqView.module.css';

const answers = { one: 'ответ', few: 'ответа', many: 'ответов' };

/** All questions by section. Each answer opens in place and has a page of its own to share. */
export function FaqView({ items, sections }: PageData['faq']) {
  const [query, setQuery] = useState('');
  const place = useRef<HTMLDivElement>(null);
  useFoundMarks(place, query);
  const found = findQuestions(items, query);
  const searched = query.trim() !== '';
  const filled = sections
    .map((section) => ({
      section,
      found: found.filter(({ item }) => item.section.id === section.id),
    }))
    .filter((group) => group.found.length > 0);
  return (
    <>
      <PageIntro
        title="Вопросы и&#160;ответы"
        lead="Коротко о&#160;том, что спрашивают чаще всего. О&#160;своих глазах лучше спросить специалиста на&#160;осмотре."
        crumbs={[{ title: 'Главная', url: routes.home }, { title: 'Вопросы и\u00a0ответы' }]}
      >
        {items.length > 0 && (
          <>
            <FaqSearch query={query} onQuery={setQuery} />
            <nav aria-label="Разделы вопросов" className={css.sections}>
              <TagList
                inNav
                items={filled.map((group) => ({
                  url: `#${group.section.alias}`,
                  title: group.section.title,
                  count: group.found.length,
                }))}
              />
            </nav>
          </>
        )}
        <p className={css.count} role="status">
          {searched &&
            (found.length > 0
              ? `Найдено: ${counted(found.length, answers)}`
              : 'Ничего не\u00a0найдено')}
        </p>
      </PageIntro>
      <Section>
        {items.length === 0 && (
          <EmptyState
            title="Вопросов пока нет"
            action={{ title: 'На главную', url: routes.home }}
          />
        )}
        {items.length > 0 && found.length === 0 && <FaqNothing query={query} />}
        <div className={css.groups} ref={place}>
          {filled.map((group) => (
            <FaqSection key={group.section.id} {...group} />
          ))}
        </div>
      </Section>
    </>
  );
}
