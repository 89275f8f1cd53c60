import { useEffect, useRef } from 'react';
import { resultRows, type ShownForm } from '../../config/survey-answers.ts';
import { surveyWords } from '../../words/survey-words.ts';
import { ResultBar } from './ResultBar.tsx';
import * as css from './SurveyResults.module.css';

type Props = {
  form: ShownForm;
  /** Whether the visitor had answered before; null: they only view the results. */
  again: boolean | null;
};

/** The results, question by question; free-text answers are not shown. */
export function SurveyResults({ form, again }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The form that had the focus is gone.
    if (again !== null) title.current?.focus();
  }, [again]);
  return (
    <div className={css.root}>
      <div>
        <h2 ref={title} tabIndex={-1} className={css.title}>
          {again === false ? surveyWords.taken : surveyWords.again}
        </h2>
        <p className={css.lead}>{surveyWords.results(form.title)}</p>
      </div>
      {resultRows(form).map(({ id, text, answers, rows }) => (
        <section key={id} aria-labelledby={`results-${id}`}>
          <h3 id={`results-${id}`} className={css.question}>
            {text}
          </h3>
          <p className={css.total}>{surveyWords.answers(answers)}</p>
          <ul role="list" className={css.rows}>
            {rows.map((row) => (
              <ResultBar key={row.id} row={row} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
