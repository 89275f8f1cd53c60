import type { FaqItem } from '../../../contract/schemas/reference.ts';
import { AccordionItem } from '../../ui/panels/AccordionItem.tsx';
import { RichText } from '../../ui/prose/RichText.tsx';
import { TextLink } from '../../ui/links/TextLink.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';

type Props = {
  item: FaqItem;
  /** Opens its answer initially: a search matched it. */
  open: boolean;
};

/** A question that expands to its answer. */
export function FaqQuestion({ item, open }: Props) {
  return (
    <AccordionItem title={item.question} anchor={item.alias} open={open}>
      <RichText html={item.answer} />
      <TextLink url={item.url} kind="standalone">
        Открыть отдельной страницей
        <VisuallyHidden>: {item.question}</VisuallyHidden>
      </TextLink>
    </AccordionItem>
  );
}
