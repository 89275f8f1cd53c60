import * as css from './AccentBar.module.css';

/** A short warm line over a heading or a number; nothing to read aloud. */
export function AccentBar() {
  return <span className={css.root} />;
}
