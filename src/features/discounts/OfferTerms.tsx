import type { Discount } from '../../../contract/schemas/discount.ts';
import { RichText } from '../../ui/prose/RichText.tsx';
import { Section } from '../../ui/page/Section.tsx';
import * as css from './OfferTerms.module.css';

/** The editor's terms, and how to use the offer. */
export function OfferTerms({ discount }: { discount: Discount }) {
  return (
    <Section tone="mist">
      <RichText html={discount.body} className={css.body} />
    </Section>
  );
}
