import * as css from './SurveyPlain.module.css';

/**
 * Without a script the edge puts the questions here as a form of plain elements (see
 * edge-functions/survey.ts); these styles apply to them.
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
