import * as css from './SkipLink.module.css';

/** The first stop of the Tab key: past the header, straight to what the page is about. */
export function SkipLink() {
  return (
    <a href="#content" className={css.root}>
      Перейти к содержанию
    </a>
  );
}
