import type { PageData } from '../../build/page-data.ts';
import { routes } from '../../config/routes.ts';
import { PageIntro } from '../../ui/page/PageIntro.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';
import { FeedbackNotes } from './FeedbackNotes.tsx';
import { FeedbackSamples } from './FeedbackSamples.tsx';
import * as css from './FeedbackView.module.css';

type Props = PageData['themeFeedback'] & { search: string };

/** The question form, with what to expect alongside. */
export function FeedbackView({ themes, search }: Props) {
  return (
    <>
      <PageIntro
        title="Задать вопрос"
        lead="Спросите о&#160;линзах, уходе, подборе или расскажите, чего не&#160;хватает на&#160;сайте. Нужны только имя, почта и&#160;сам вопрос."
        crumbs={[
          { title: 'Главная', url: routes.home },
          { title: 'Темы', url: routes.themes },
          { title: 'Задать вопрос' },
        ]}
      />
      <Section>
        <div className={css.columns}>
          <FeedbackForm themes={themes} search={search} />
          <FeedbackNotes />
        </div>
        <FeedbackSamples />
      </Section>
    </>
  );
}
