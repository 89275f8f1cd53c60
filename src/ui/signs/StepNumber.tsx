import { Icon } from './Icon.tsx';
import * as css from './StepNumber.module.css';

type Props = {
  value: number;
  /** Whether the step is behind, the one at hand or still ahead. */
  standing: 'done' | 'now' | 'ahead';
};

/** The number of a step in a row of them, with a tick when it is done. The list counts itself. */
export function StepNumber({ value, standing }: Props) {
  return (
    <span className={standing === 'now' ? css.now : css.root} aria-hidden="true">
      {standing === 'done' ? <Icon name="check" size={20} /> : value}
    </span>
  );
}

/** Where the step of that place stands when the visitor is at another. */
export function standingOf(place: number, current: number): Props['standing'] {
  if (place === current) return 'now';
  return place < current ? 'done' : 'ahead';
}
