import type { PageData } from '../../build/page-data.ts';
import { routes } from '../../config/routes.ts';
import { CardGrid } from '../../ui/cards/CardGrid.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { PageIntro } from '../../ui/page/PageIntro.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { AskUs } from './AskUs.tsx';
import { ThemeCard } from './ThemeCard.tsx';
import * as css from './ThemeListView.module.css';

/** The topics of lens wearers. */
export function ThemeListView({ intro, themes }: PageData['themeList']) {
  const [leading, ...rest] = themes;
  return (
    <>
      <PageIntro
        title={intro.title}
        lead={intro.lead}
        crumbs={[{ title: 'Главная', url: routes.home }, { title: intro.crumb }]}
      />
      <Section>
        {leading === undefined ? (
          <EmptyState
            title="Тем пока нет"
            text="Задайте свой вопрос, и&#160;мы начнём разговор с&#160;него."
            action={{ title: 'Задать вопрос', url: routes.themeFeedback }}
          />
        ) : (
          <>
            <div className={css.leading}>
              <ThemeCard theme={leading} priority leading />
            </div>
            <CardGrid
              items={rest}
              keyOf={(theme) => theme.id}
              render={(theme) => <ThemeCard theme={theme} />}
            />
          </>
        )}
      </Section>
      <Section>
        <AskUs
          title="Не&#160;нашли свою тему?"
          text="Напишите нам. Ответим на&#160;почту, а&#160;самые частые вопросы разберём со&#160;специалистом."
          url={routes.themeFeedback}
        />
      </Section>
    </>
  );
}
