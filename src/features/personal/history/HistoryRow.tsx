import { formatDay } from '../../../words/dates.ts';
import { formatPoints } from '../../../words/points.ts';
import { dayOf } from '../moments.ts';
import { changeWords } from './change-words.ts';
import type { HistoryEntry } from './history.ts';
import * as css from './HistoryRow.module.css';

/** One entry: its reason, date, amount and the balance after it. */
export function HistoryRow({ entry, id }: { entry: HistoryEntry; id: string }) {
  const { title, points, balance, happened_at: at, expires_on: until } = entry;
  return (
    <li id={id} tabIndex={-1} className={css.root}>
      <div className={css.words}>
        <p className={css.title}>{title}</p>
        <p className={css.facts}>
          <time dateTime={at}>{dayOf(at)}</time>
          {points > 0 && until !== null && <span> · действуют по&#160;{formatDay(until)}</span>}
        </p>
      </div>
      <p className={points > 0 ? css.earned : css.spent}>{changeWords(points)}</p>
      <p className={css.balance}>стало {formatPoints(balance)}</p>
    </li>
  );
}
