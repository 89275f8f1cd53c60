import { classNames } from '../rendering/class-names.ts';
import * as css from './Icon.module.css';

export type StrokesProps = {
  /** Drawn on 24 by 24; every path is one stroke of the pen. */
  paths: readonly string[];
  /** Pixels at the usual text size; grows with the visitor's own. */
  size?: number;
  className?: string | undefined;
};

/** How every sign is drawn: with a round 1.75 pen, in the colour of the words beside it. */
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
