import * as css from './StickyDisclaimer.module.css';

/** The warning that advertising of medical products must carry, always in view. */
export function StickyDisclaimer({ text }: { text: string }) {
  return (
    <aside className={css.root} aria-label="Предупреждение">
      {text}
    </aside>
  );
}
