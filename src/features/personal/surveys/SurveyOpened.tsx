import { useEffect, useRef } from 'react';
import type { SurveyAnswers } from '../../../../contract/schemas/survey.ts';
import type { ShownForm } from '../../../config/survey-answers.ts';
import { MEMBER_DRAFTS } from '../../../stores/member-data.ts';
import type { Sent } from '../../../stores/send-survey.ts';
import { Icon } from '../../../ui/signs/Icon.tsx';
import { SurveyForm } from '../../../subjects/surveys/SurveyForm.tsx';
import { SurveyResults } from '../../../subjects/surveys/SurveyResults.tsx';
import { QuizForm } from './QuizForm.tsx';
import { QuizResult } from './QuizResult.tsx';
import { keepAnswered } from './surveys.ts';
import * as css from './SurveyOpened.module.css';

type Props = {
  form: ShownForm;
  /** Answers of a quiz given on this visit. */
  answers: SurveyAnswers | null;
  onAnswers: (answers: SurveyAnswers | null) => void;
  onBack: () => void;
};

/** One form: its questions, or its results. */
export function SurveyOpened({ form, answers, onAnswers, onBack }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed card is gone.
    place.current?.focus();
  }, []);
  const sent = (reply: Sent, given: SurveyAnswers | null = null) => {
    onAnswers(reply.again ? null : given);
    keepAnswered(reply.form);
  };
  const isQuiz = form.kind === 'quiz';
  const draft = `${MEMBER_DRAFTS}survey.${form.id}`;
  return (
    <div ref={place} tabIndex={-1} className={css.root} role="group" aria-label={form.title}>
      <button type="button" className={css.back} onClick={onBack}>
        <Icon name="arrow-left" size={20} />
        Ко&nbsp;всем опросам
      </button>
      {form.answered && isQuiz && <QuizResult form={form} answers={answers} />}
      {form.answered && !isQuiz && <SurveyResults form={form} again={null} />}
      {!form.answered && isQuiz && <QuizForm form={form} draft={draft} onSent={sent} />}
      {!form.answered && !isQuiz && (
        <SurveyForm form={form} draft={draft} onSent={(reply) => sent(reply)} />
      )}
    </div>
  );
}
