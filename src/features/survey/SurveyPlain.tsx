import * as css from './SurveyPlain.module.css';

/**
 * Where no script runs the edge puts the questions in here as a form of bare elements (see
 * edge-functions/survey.ts); the styles dress them.
 */
export function SurveyPlain() {
  return (
    <div className={css.root}>
      <noscript data-survey="">
        <h2>Вопросы не&#160;загрузились</h2>
        <p>Обновите страницу через минуту.</p>
      </noscript>
    </div>
  );
}
