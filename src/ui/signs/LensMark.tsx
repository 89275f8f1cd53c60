import * as css from './LensMark.module.css';

/** The brand's mark: a lens with a warm glint in rings of focus. Purely decorative. */
export function LensMark({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className ?? css.root}
      viewBox="0 0 240 240"
      fill="none"
      aria-hidden="true"
      data-art=""
    >
      <circle
        cx="120"
        cy="120"
        r="118"
        stroke="var(--ring)"
        strokeOpacity="0.35"
        strokeWidth="1.5"
      />
      <circle cx="120" cy="120" r="92" stroke="var(--ring)" strokeOpacity="0.6" strokeWidth="1.5" />
      <circle cx="120" cy="120" r="58" stroke="var(--action)" strokeWidth="14" />
      <circle cx="142" cy="98" r="15" fill="var(--accent)" />
    </svg>
  );
}
