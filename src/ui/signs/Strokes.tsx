import { classNames } from '../rendering/class-names.ts';
import * as css from './Icon.module.css';

export type StrokesProps = {
  /** Strokes on a 24 by 24 grid, each of which begins at an absolute point. */
  path: string;
  /** Pixels at the default text size; scales with the visitor's own. */
  size?: number;
  className?: string | undefined;
};

/**
 * The style of every icon: a round 1.75 stroke in the colour of the adjacent text. The first packets of a
 * page contain fifty of them, so the look is in the style sheet, and the strokes are one element.
 */
export function Strokes({ path, size = 24, className }: StrokesProps) {
  const side = `${String(size / 16)}rem`;
  return (
    <svg
      className={classNames(css.root, className)}
      viewBox="0 0 24 24"
      width={side}
      height={side}
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
