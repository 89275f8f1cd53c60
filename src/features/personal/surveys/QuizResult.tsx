import { useEffect, useRef } from 'react';
import type { SurveyAnswers } from '../../../../contract/schemas/survey.ts';
import type { ShownForm } from '../../../config/survey-answers.ts';
import { SurveyResults } from '../../../subjects/surveys/SurveyResults.tsx';
import { QuizRow } from './QuizRow.tsx';
import { marked } from './quiz.ts';
import * as css from './QuizResult.module.css';

type Props = {
  form: ShownForm;
  answers: SurveyAnswers | null;
  /** Whether the member had answered before; null: they only view the result. */
  again: boolean | null;
};

/** The correct answers, and the score of a visitor who has just answered. */
export function QuizResult({ form, answers, again }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  const rows = marked(form, answers);
  const right = rows.filter(({ isRight }) => isRight).length;
  useEffect(() => {
    // The form that had the focus is gone.
    if (again !== null) title.current?.focus();
  }, [again]);
  if (rows.length === 0) return <SurveyResults form={form} again={again} />;
  return (
    <div className={css.root}>
      <h2 ref={title} tabIndex={-1} className={css.title}>
        {answers === null
          ? `«${form.title}»: как правильно`
          : `Верно: ${right} из\u00a0${rows.length}`}
      </h2>
      {answers !== null && (
        <p className={css.words}>
          {right === rows.length
            ? 'Без единой ошибки: вы\u00a0знаете о\u00a0линзах всё, что нужно.'
            : 'Загляните в\u00a0пояснения: теперь вы\u00a0точно запомните.'}
        </p>
      )}
      <ol role="list" className={css.rows}>
        {rows.map((row) => (
          <QuizRow key={row.id} row={row} />
        ))}
      </ol>
    </div>
  );
}
