import { classNames } from '../rendering/class-names.ts';
import * as css from './Icon.module.css';

export type StrokesProps = {
  /** Drawn on a 24 by 24 grid; every path is one stroke. */
  paths: readonly string[];
  /** Pixels at the default text size; scales with the visitor's own. */
  size?: number;
  className?: string | undefined;
};

/** The style of every icon: a round 1.75 stroke in the colour of the adjacent text. */
export function Strokes({ paths, size = 24, className }: StrokesProps) {
  const side = `${String(size / 16)}rem`;
  return (
    <svg
      className={classNames(css.root, className)}
      viewBox="0 0 24 24"
      width={side}
      height={side}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
