import { Strokes } from '../../ui/signs/Strokes.tsx';
import { formatPoints } from '../../words/points.ts';
import { DROP } from './drop.ts';
import * as css from './Points.module.css';

/** Club points, with their icon: a drop. */
export function Points({ count }: { count: number }) {
  return (
    <span className={css.root}>
      <Strokes path={DROP} size={20} className={css.sign} />
      {formatPoints(count)}
    </span>
  );
}
