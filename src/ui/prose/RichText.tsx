import { classNames } from '../rendering/class-names.ts';
import { useInnerHtml } from '../rendering/inner-html.ts';
import { scrollingTables } from './scrolling-tables.ts';
import * as css from './RichText.module.css';

type Props = {
  /** Sanitised by the build: a contract field of kind `html`. Nothing else may be passed. */
  html: string;
  className?: string | undefined;
};

/**
 * An editor's text: readable line length, spacing between parts, tables that stay in the column.
 */
export function RichText({ html, className }: Props) {
  const content = useInnerHtml(scrollingTables(html, css.scroll ?? ''));
  return <div className={classNames(css.root, className)} dangerouslySetInnerHTML={content} />;
}
