import { useInnerHtml } from '../../ui/rendering/inner-html.ts';
import * as css from './ConsentBoxes.module.css';

/** The words of a consent, with links to documents. */
export function ConsentText({ html }: { html: string }) {
  return <span className={css.text} dangerouslySetInnerHTML={useInnerHtml(html)} />;
}
