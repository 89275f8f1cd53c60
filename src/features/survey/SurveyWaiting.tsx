import { Skeleton } from '../../ui/states/Skeleton.tsx';
import type { SurveyKind } from './survey-resource.ts';
import * as css from './SurveyWaiting.module.css';

/** In place of questions that the edge has not put into the page; it empties the message or replaces it. */
export function SurveyWaiting({ kind }: { kind: SurveyKind }) {
  return (
    <div className={css.root}>
      <div className={css.waiting}>
        <Skeleton lines={kind === 'poll' ? 7 : 12} label="Загружаем вопросы…" />
      </div>
      <noscript data-survey="" className={css.missing}>
        <h2>Вопросы не&#160;загрузились</h2>
        <p>Обновите страницу через минуту.</p>
      </noscript>
    </div>
  );
}
