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
export function FeedbackView({ intro, parent, themes, search }: Props) {
  return (
    <>
      <PageIntro
        title={intro.title}
        lead={intro.lead}
        crumbs={[{ title: 'Главная', url: routes.home }, parent, { title: intro.crumb }]}
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
