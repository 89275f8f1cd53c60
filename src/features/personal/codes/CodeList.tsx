import type { PackageCode } from '../../../../contract/schemas/member.ts';
import { routes } from '../../../config/routes.ts';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { formatPoints } from '../../../words/points.ts';
import { dayOf } from '../moments.ts';
import * as css from './CodeList.module.css';

/** Registered codes, newest first. */
export function CodeList({ items }: { items: readonly PackageCode[] }) {
  if (items.length === 0) {
    return (
      <EmptyState
        title="Здесь появятся ваши коды"
        text="Каждая наша упаковка приносит баллы. Их можно потратить у&#160;партнёров клуба."
        action={{ title: 'На\u00a0что потратить баллы', url: routes.personalPartners }}
      />
    );
  }
  return (
    <ul role="list" className={css.root}>
      {items.map(({ id, code, product, points, registered_at }) => (
        <li key={id} className={css.row}>
          <span className={css.product}>{product}</span>
          <span className={css.code}>{code}</span>
          <time className={css.day} dateTime={registered_at}>
            {dayOf(registered_at)}
          </time>
          <span className={css.points}>+{formatPoints(points)}</span>
        </li>
      ))}
    </ul>
  );
}
