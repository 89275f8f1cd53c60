import * as css from './Spinner.module.css';

/** A rotating lens: something is loading. The caller names it in text. */
export function Spinner() {
  return (
    <svg className={css.root} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeOpacity="0.3" strokeWidth="3" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
