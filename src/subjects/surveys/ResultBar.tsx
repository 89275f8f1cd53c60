import type { ResultRow } from '../../config/survey-answers.ts';
import { surveyWords } from '../../words/survey-words.ts';
import * as css from './ResultBar.module.css';

/** One answer with its share: the numbers are text, the bar is only visual. */
export function ResultBar({ row }: { row: ResultRow }) {
  return (
    <li className={css.root}>
      <span>{row.text}</span>
      <span className={css.numbers}>
        <b>{row.share}</b> · {surveyWords.votes(row.votes)}
      </span>
      <span className={css.track} aria-hidden="true">
        <span className={css.bar} style={{ inlineSize: `${row.width}%` }} />
      </span>
    </li>
  );
}
