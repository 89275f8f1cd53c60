import * as css from './SkipLink.module.css';

/** The first Tab stop: past the header, straight to the main content. */
export function SkipLink() {
  return (
    <a href="#content" className={css.root}>
      Перейти к&#160;содержанию
    </a>
  );
}
