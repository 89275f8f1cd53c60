import { Strokes } from '../../ui/signs/Strokes.tsx';
import { formatPoints } from '../../words/points.ts';
import * as css from './Points.module.css';

const DROP = 'M12 3.5s6.5 6.4 6.5 10.6a6.5 6.5 0 0 1-13 0C5.5 9.9 12 3.5 12 3.5z';

/** Club points, with their icon: a drop. */
export function Points({ count }: { count: number }) {
  return (
    <span className={css.root}>
      <Strokes path={DROP} size={20} className={css.sign} />
      {formatPoints(count)}
    </span>
  );
}
