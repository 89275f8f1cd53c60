import { classNames } from '../rendering/class-names.ts';
import * as css from './LensNumber.module.css';

type Props = { value: number; size?: 'medium' | 'large' };

/**
 * The number of a step in the lens mark with its glint, on a misty background. A CSS counter
 * numbers it.
 */
export function LensNumber({ value, size = 'medium' }: Props) {
  return (
    <span className={classNames(css.root, size === 'large' && css.large)} aria-hidden="true">
      {value}
    </span>
  );
}
