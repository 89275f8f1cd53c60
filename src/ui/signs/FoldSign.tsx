import * as css from './FoldSign.module.css';

/** The chevron at the end of a `summary`, which turns when its `details` opens. It is drawn without an icon's nodes. */
export function FoldSign() {
  return <span className={css.root} />;
}
