import { Icon } from './Icon.tsx';
import * as css from './StepNumber.module.css';

type Props = {
  value: number;
  /** Whether the step is done, current or ahead. */
  standing: 'done' | 'now' | 'ahead';
};

/**
 * The number of a step in a row of steps, with a tick when it is done. A CSS counter numbers it.
 */
export function StepNumber({ value, standing }: Props) {
  return (
    <span className={standing === 'now' ? css.now : css.root} aria-hidden="true">
      {standing === 'done' ? <Icon name="check" size={20} /> : value}
    </span>
  );
}

/** The state of a step by its index and that of the current one. */
export function standingOf(place: number, current: number): Props['standing'] {
  if (place === current) return 'now';
  return place < current ? 'done' : 'ahead';
}
