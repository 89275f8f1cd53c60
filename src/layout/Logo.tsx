import { classNames } from '../ui/class-names.ts';
import * as css from './Logo.module.css';

type Props = {
  /** The name read aloud; the picture is the same word. */
  name: string;
  className?: string | undefined;
};

/**
 * The brand word «Ясно» in its own letters, as printed on the packages; the last letter is a lens
 * with a warm glint. Drawn in the text's colour, so that it lives on any ground.
 */
export function Logo({ name, className }: Props) {
  return (
    <svg
      className={classNames(css.root, className)}
      viewBox="-4 -8 354 117"
      fill="none"
      stroke="currentColor"
      strokeWidth="15"
      strokeLinecap="round"
      strokeLinejoin="round"
      role="img"
      aria-label={name}
    >
      <path d="M62 100V0H30A29 29 0 0 0 30 58H62M34 58L4 100" />
      <path d="M157 41A35 35 0 1 0 157 89" />
      <path d="M190 30V100M244 30V100M190 65H244" />
      <circle cx="306" cy="65" r="35" />
      <circle cx="317" cy="54" r="9.5" fill="var(--accent)" stroke="none" />
    </svg>
  );
}
