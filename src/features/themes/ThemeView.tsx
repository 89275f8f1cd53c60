import type { PageData } from '../../build/page-data.ts';
import { routes } from '../../config/routes.ts';
import { CardGrid } from '../../ui/cards/CardGrid.tsx';
import { PageIntro } from '../../ui/page/PageIntro.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { RichText } from '../../ui/prose/RichText.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { AskUs } from './AskUs.tsx';
import { ThemeCard } from './ThemeCard.tsx';
import * as css from './ThemeView.module.css';

const ASK = 'Что скажете вы?';

/** A theme with its text, and next to it how to reply. */
export function ThemeView({ theme, others, parent }: PageData['theme']) {
  return (
    <>
      <PageIntro
        title={theme.title}
        lead={theme.lead}
        crumbs={[{ title: 'Главная', url: routes.home }, parent, { title: theme.title }]}
      />
      <Section>
        <div className={css.columns}>
          <div className={css.frame}>
            <Picture
              picture={theme.cover}
              sizes="(min-width: 1024px) 24rem, 92vw"
              priority
              className={css.picture ?? ''}
            />
          </div>
          <RichText html={theme.body} className={css.text} />
          <aside className={css.aside} aria-label={ASK}>
            <AskUs
              title={ASK}
              text="Поделитесь опытом или задайте вопрос. Пишите своими словами: читает их человек."
              url={routes.themeFeedbackAbout(theme.title)}
            />
          </aside>
        </div>
      </Section>
      {others.length > 0 && (
        <Section title="Другие темы" tone="mist" more={{ title: 'Все темы', url: routes.themes }}>
          <CardGrid
            items={others}
            keyOf={(other) => other.id}
            render={(other) => <ThemeCard theme={other} heading="h3" />}
          />
        </Section>
      )}
    </>
  );
}
