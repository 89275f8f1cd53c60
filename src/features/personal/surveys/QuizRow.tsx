import { Icon } from '../../../ui/signs/Icon.tsx';
import type { Marked } from './quiz.ts';
import * as css from './QuizRow.module.css';

/** One question of an answered quiz: the given answer, the correct one and the reason. */
export function QuizRow({ row }: { row: Marked }) {
  const { question, right, given, isRight, why } = row;
  return (
    <li className={css.root}>
      <h3 className={css.question}>{question}</h3>
      {isRight !== null && (
        <p className={isRight ? css.right : css.wrong}>
          <Icon name={isRight ? 'check' : 'close'} size={20} />
          {isRight ? 'Верно' : 'Неверно'}
          {!isRight && given !== null && given.length > 0 && `: ${given.join(', ')}`}
        </p>
      )}
      {isRight !== true && (
        <p>
          Правильно: <b>{right.join(', ')}</b>
        </p>
      )}
      <p className={css.why}>{why}</p>
    </li>
  );
}
