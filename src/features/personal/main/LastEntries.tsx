import type { PointsHistory } from '../../../../contract/schemas/member.ts';
import { routes } from '../../../config/routes.ts';
import { changeWords } from '../history/change-words.ts';
import { dayOf } from '../moments.ts';
import { LastOf } from './LastOf.tsx';
import * as css from './LastOf.module.css';

/** The newest entries of the points history, one line each. */
export function LastEntries({ entries }: { entries: PointsHistory['items'] }) {
  return (
    <LastOf
      title="Последние баллы"
      more={{ title: 'Вся история', url: routes.personalHistory }}
      empty="Баллов ещё не&nbsp;было."
      items={entries.map(({ id, title, points, happened_at: at }) => ({
        id,
        title,
        facts: dayOf(at),
        end: <span className={points > 0 ? css.earned : css.spent}>{changeWords(points)}</span>,
      }))}
    />
  );
}
