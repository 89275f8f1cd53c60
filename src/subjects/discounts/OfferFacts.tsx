import type { Discount } from '../../../contract/schemas/discount.ts';
import { placeWords } from './offer-words.ts';
import { StandingMark } from './StandingMark.tsx';
import { Validity } from './Validity.tsx';
import * as css from './OfferFacts.module.css';

/** An offer at a glance: discount, dates and place. */
export function OfferFacts({ discount }: { discount: Discount }) {
  return (
    <div className={css.root}>
      <p className={css.percent}>−{discount.percent}&nbsp;%</p>
      <dl className={css.facts}>
        <div>
          <dt>Действует</dt>
          <dd>
            <Validity discount={discount} />
          </dd>
        </div>
        <div>
          <dt>Где</dt>
          <dd>{placeWords[discount.kind]}</dd>
        </div>
      </dl>
      <div className={css.mark}>
        <StandingMark discount={discount} />
      </div>
    </div>
  );
}
