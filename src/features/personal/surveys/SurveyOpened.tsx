import { useEffect, useRef, useState } from 'react';
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
  // Whether the answers sent on this visit had been given before; null: none were sent.
  const [again, setAgain] = useState<Sent['again'] | null>(null);
  useEffect(() => {
    // The pressed card is gone.
    place.current?.focus();
  }, []);
  const sent = (reply: Sent, given: SurveyAnswers | null = null) => {
    setAgain(reply.again);
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
      {form.answered && isQuiz && <QuizResult form={form} answers={answers} again={again} />}
      {form.answered && !isQuiz && <SurveyResults form={form} again={again} />}
      {!form.answered && isQuiz && <QuizForm form={form} draft={draft} onSent={sent} />}
      {!form.answered && !isQuiz && (
        <SurveyForm form={form} draft={draft} onSent={(reply) => sent(reply)} />
      )}
    </div>
  );
}
