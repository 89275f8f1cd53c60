import { useEffect, useState } from 'react';
import type { PageData } from '../../build/page-data.ts';
import { routes } from '../../config/routes.ts';
import { surveyWords } from '../../words/survey-words.ts';
import { useResource } from '../../stores/resource.ts';
import { classNames } from '../../ui/rendering/class-names.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { PageIntro } from '../../ui/page/PageIntro.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { SurveyFacts } from './SurveyFacts.tsx';
import { SurveyForm } from '../../subjects/surveys/SurveyForm.tsx';
import { SurveyPlain } from './SurveyPlain.tsx';
import { SurveyResults } from '../../subjects/surveys/SurveyResults.tsx';
import type { Sent } from '../../stores/send-survey.ts';
import { surveyResource, type SurveyKind } from './survey-resource.ts';
import * as css from './SurveyView.module.css';

/** A poll or a survey, loaded for this visitor: the questions, or the results once answered. */
export function SurveyView({ intro, kind }: PageData['survey'] & { kind: SurveyKind }) {
  const { data, error, pending } = useResource(surveyResource);
  const [sent, setSent] = useState<Sent | null>(null);
  const form = sent?.form ?? data;
  const { title, lead, crumb } = intro;

  useEffect(() => {
    const formId = new URLSearchParams(window.location.search).get('formId');
    void surveyResource.run(kind, formId);
    return surveyResource.reset;
  }, [kind]);

  return (
    <>
      <PageIntro
        title={title}
        lead={lead}
        crumbs={[{ title: 'Главная', url: routes.home }, { title: crumb }]}
      />
      <Section>
        <div className={css.columns}>
          <div className={classNames(css.main, css[kind])}>
            <div className={css.live}>
              {form?.answered === true && <SurveyResults form={form} again={sent?.again ?? null} />}
              {form?.answered === false && (
                <SurveyForm form={form} draft={`survey.${form.id}`} onSent={setSent} />
              )}
              {!form && error && !pending && (
                <ErrorState
                  title={surveyWords.missing}
                  text={error.description}
                  onRetry={() => void surveyResource.retry()}
                />
              )}
              {!form && (!error || pending) && (
                <Skeleton lines={kind === 'poll' ? 7 : 12} label="Загружаем вопросы…" />
              )}
            </div>
            <SurveyPlain />
          </div>
          <SurveyFacts kind={kind} />
        </div>
      </Section>
    </>
  );
}
