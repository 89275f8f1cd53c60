import type { FaqItem } from '../../../contract/schemas/reference.ts';
import { Icon } from '../../ui/Icon.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import * as css from './FaqQuestion.module.css';

/**
 * A question that opens to its answer; the browser does it, and finds words in closed ones too.
 * The anchor stands on the answer and not on the question: browsers open what an anchor lies in.
 */
export function FaqQuestion({ item }: { item: FaqItem }) {
  return (
    <details className={css.root}>
      <summary className={css.question}>
        <h3 className={css.title}>{item.question}</h3>
        <span className={css.sign}>
          <Icon name="chevron" />
        </span>
      </summary>
      <div id={item.alias} className={css.answer}>
        <RichText html={item.answer} />
        <TextLink url={item.url} kind="standalone" arrow>
          Открыть отдельной страницей
          <VisuallyHidden>: {item.question}</VisuallyHidden>
        </TextLink>
      </div>
    </details>
  );
}
