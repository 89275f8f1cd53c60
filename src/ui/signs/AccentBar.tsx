import * as css from './AccentBar.module.css';

/** A short warm line above a heading or a number; hidden from screen readers. */
export function AccentBar() {
  return <span className={css.root} />;
}
