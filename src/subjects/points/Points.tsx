import { Icon } from '../../ui/signs/Icon.tsx';
import { formatPoints } from '../../words/points.ts';
import * as css from './Points.module.css';

/** Club points, with their icon: a drop. */
export function Points({ count }: { count: number }) {
  return (
    <span className={css.root}>
      <Icon name="drop" size={20} className={css.sign} />
      {formatPoints(count)}
    </span>
  );
}
