import { LOGO } from '../config/brand.ts';
import { classNames } from '../ui/rendering/class-names.ts';
import * as css from './Logo.module.css';

type Props = {
  /** The accessible name; the picture shows the same word. */
  name: string;
  className?: string | undefined;
};

const { viewBox, pen, strokes, lens, glint } = LOGO;

/**
 * The brand word «Ясно» in its own lettering, as printed on the packages; the last letter is a lens
 * with a warm glint. Drawn in the text colour, so that it works on any background.
 */
export function Logo({ name, className }: Props) {
  return (
    <svg
      className={classNames(css.root, className)}
      viewBox={`${viewBox.x} ${viewBox.y} ${viewBox.width} ${viewBox.height}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={pen}
      strokeLinecap="round"
      strokeLinejoin="round"
      role="img"
      aria-label={name}
    >
      {strokes.map((path) => (
        <path key={path} d={path} />
      ))}
      <circle cx={lens.x} cy={lens.y} r={lens.radius} />
      <circle cx={glint.x} cy={glint.y} r={glint.radius} fill="var(--accent)" stroke="none" />
    </svg>
  );
}
