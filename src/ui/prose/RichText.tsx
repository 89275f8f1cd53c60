import { classNames } from '../rendering/class-names.ts';
import { scrollingTables } from './scrolling-tables.ts';
import * as css from './RichText.module.css';

type Props = {
  /** Cleaned by the build: a field of the contract's kind `html`. Nothing else may come here. */
  html: string;
  className?: string | undefined;
};

/** An editor's text: a line length for reading, air between parts, tables that stay in the column. */
export function RichText({ html, className }: Props) {
  const content = scrollingTables(html, css.scroll ?? '');
  return (
    <div
      className={classNames(css.root, className)}
      dangerouslySetInnerHTML={{ __html: content }}
    />
  );
}
