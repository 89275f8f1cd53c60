import { useSnapshot } from 'valtio';
import { session } from '../../stores/session.ts';
import { Icon } from '../../ui/signs/Icon.tsx';
import { formatPoints } from '../../words/points.ts';
import * as css from './MemberCard.module.css';

/** The member's name and balance; space is reserved until both have loaded. */
export function MemberCard() {
  const { user, points } = useSnapshot(session);
  const name = user?.firstName ?? null;
  return (
    <div className={css.root}>
      <span className={css.face} aria-hidden="true">
        {name === null ? <Icon name="user" size={28} /> : name.slice(0, 1)}
      </span>
      <div className={css.words}>
        <p className={css.name} title={name ?? undefined}>
          {name ?? 'Участник клуба'}
        </p>
        <p className={css.points}>{points === null ? '\u00a0' : formatPoints(points)}</p>
      </div>
    </div>
  );
}
