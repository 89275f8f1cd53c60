import { useRef } from 'react';
import type { PageData } from '../../build/page-data.ts';
import { routes } from '../../config/routes.ts';
import { searchWords } from '../../config/search-words.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { PageIntro } from '../../ui/page/PageIntro.tsx';
import { counted } from '../../words/plural.ts';
import { Section } from '../../ui/page/Section.tsx';
import { TagList } from '../../ui/links/TagList.tsx';
import { questionSearch } from './faq-search.ts';
import { FaqNothing } from './FaqNothing.tsx';
import { FaqSearch } from './FaqSearch.tsx';
import { FaqSection } from './FaqSection.tsx';
import { useFaqSearch, type FaqSearchState } from './use-faq-search.ts';
import { useFoundMarks } from './use-found-marks.ts';
import * as css from './FaqView.module.css';

const answers = { one: 'ответ', few: 'ответа', many: 'ответов' };

function wordsOf({ found, corrected }: FaqSearchState): string {
  if (!found) return '';
  if (found.length === 0) return 'Ничего не\u00a0найдено';
  const count = `Найдено: ${counted(found.length, answers)}`;
  if (corrected === null) return count;
  return `${searchWords.corrected(corrected.query, corrected.to)} ${count}`;
}

/**
 * All questions by section; during a search, the matching ones, best first. Each answer opens in
 * place and has its own page to share.
 */
export function FaqView({ intro, items, sections }: PageData['faq']) {
  const search = useFaqSearch(items);
  const { typed, found, words, failed } = search;
  const place = useRef<HTMLDivElement>(null);
  useFoundMarks(place, words);
  const filled = sections
    .map(({ id, title, alias }) => ({
      title,
      anchor: alias,
      found: items
        .filter(({ section }) => section.id === id)
        .map((item) => ({ item, inAnswer: false })),
    }))
    .filter((section) => section.found.length > 0);
  return (
    <>
      <PageIntro
        fold
        title={intro.title}
        lead={intro.lead}
        crumbs={[{ title: 'Главная', url: routes.home }, { title: intro.crumb }]}
      >
        {items.length > 0 && (
          <>
            <FaqSearch query={typed} onQuery={search.type} />
            {!found && (
              <nav aria-label="Разделы вопросов" className={css.sections}>
                <TagList
                  inNav
                  items={filled.map(({ anchor, title, found: { length } }) => ({
                    url: `#${anchor}`,
                    title,
                    count: length,
                  }))}
                />
              </nav>
            )}
          </>
        )}
        <p className={css.count} role="status">
          {wordsOf(search)}
        </p>
      </PageIntro>
      <Section>
        {items.length === 0 && (
          <EmptyState
            title="Вопросов пока нет"
            action={{ title: 'На\u00a0главную', url: routes.home }}
          />
        )}
        {found?.length === 0 && <FaqNothing query={typed} />}
        {failed && (
          <ErrorState
            title={searchWords.unavailable}
            text="Попробуйте ещё раз. А&#160;пока вопросы можно посмотреть по&#160;разделам: они ниже."
            onRetry={() => void questionSearch.retry()}
          />
        )}
        <div className={css.groups} ref={place}>
          {found
            ? found.length > 0 && <FaqSection title="Что нашлось" found={found} />
            : filled.map((section) => <FaqSection key={section.anchor} {...section} />)}
        </div>
      </Section>
    </>
  );
}
