import { useState } from 'react';
import type { PageData } from '../../build/page-data.ts';
import { routes } from '../../config/routes.ts';
import { SURVEY_SLOT } from '../../config/survey-answers.ts';
import { surveyWords } from '../../words/survey-words.ts';
import { classNames } from '../../ui/rendering/class-names.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { PageIntro } from '../../ui/page/PageIntro.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { ServedSlot } from '../../ui/served/ServedSlot.tsx';
import { SurveyFacts } from './SurveyFacts.tsx';
import { SurveyForm } from '../../subjects/surveys/SurveyForm.tsx';
import { SurveyResults } from '../../subjects/surveys/SurveyResults.tsx';
import { SurveyWaiting } from './SurveyWaiting.tsx';
import type { Sent } from '../../stores/send-survey.ts';
import type { SurveyKind } from './survey-resource.ts';
import { draftOf } from './survey-slot.ts';
import { useSurvey } from './use-survey.ts';
import * as plain from './SurveyPlain.module.css';
import * as css from './SurveyView.module.css';

/** A poll or a survey: the questions, or the results once answered. */
export function SurveyView({ intro, kind }: PageData['survey'] & { kind: SurveyKind }) {
  const [box, shown] = useSurvey(kind);
  const [sent, setSent] = useState<Sent | null>(null);
  const form = sent?.form ?? (shown.state === 'ready' ? shown.form : null);
  const { title, lead, crumb } = intro;

  return (
    <>
      <PageIntro
        title={title}
        lead={lead}
        crumbs={[{ title: 'Главная', url: routes.home }, { title: crumb }]}
      />
      <Section>
        <div className={css.columns}>
          <div ref={box} className={classNames(css.main, css[kind])}>
            {form?.answered === true && <SurveyResults form={form} again={sent?.again ?? null} />}
            {form?.answered === false && (
              <SurveyForm form={form} draft={draftOf(form)} onSent={setSent} />
            )}
            {shown.state === 'opening' && (
              <>
                <ServedSlot name={SURVEY_SLOT} className={plain.root} />
                <SurveyWaiting kind={kind} />
              </>
            )}
            {shown.state === 'failed' && (
              <ErrorState
                title={surveyWords.missing}
                text={shown.text}
                {...(shown.retry && { onRetry: shown.retry })}
              />
            )}
          </div>
          <SurveyFacts kind={kind} />
        </div>
      </Section>
    </>
  );
}
