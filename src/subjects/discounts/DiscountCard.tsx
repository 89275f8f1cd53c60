import type { Discount } from '../../../contract/schemas/discount.ts';
import { CARD_WIDTHS } from '../../config/early-widths.ts';
import { Teaser } from '../../ui/cards/Teaser.tsx';
import { countProducts, placeWords } from './offer-words.ts';
import { StandingMark } from './StandingMark.tsx';
import { Validity } from './Validity.tsx';
import * as css from './DiscountCard.module.css';

type Props = {
  discount: Discount;
  /** The URL of its page; the public one by default. */
  url?: string;
  priority?: boolean;
  /** `h3` in a list that has a heading of its own. */
  heading?: 'h2' | 'h3';
};

/** An offer in a list: discount, products, place and dates. */
export function DiscountCard({
  discount,
  url = discount.url,
  priority = false,
  heading = 'h2',
}: Props) {
  return (
    <div className={css.root}>
      <Teaser
        title={discount.title}
        url={url}
        lead={discount.lead}
        picture={discount.cover}
        sizes={CARD_WIDTHS}
        priority={priority}
        heading={heading}
        above={[placeWords[discount.kind], countProducts(discount.products)]}
        below={<Validity discount={discount} />}
      />
      <p className={css.marks}>
        <span className={css.percent} aria-hidden="true">
          −{discount.percent}&nbsp;%
        </span>
        <StandingMark discount={discount} />
      </p>
    </div>
  );
}
