import type { PageData } from '../../build/page-data.ts';
import { STEP_NOTES } from '../../config/order-step.ts';
import { AddressNote } from '../../ui/links/AddressNote.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { LiveShops } from './LiveShops.tsx';
import { LiveStepFrame } from './LiveStepFrame.tsx';
import { shopsStep } from './live-steps.ts';
import { OfferFacts } from '../../subjects/discounts/OfferFacts.tsx';
import { OrderIntro } from './OrderIntro.tsx';
import { ShopsSamples } from './ShopsSamples.tsx';
import { useLiveStep } from './use-live-step.ts';

const SLOT = 'shops';

type Props = PageData['discountShops'] & {
  place: { pathname: string; search: string };
  anchor: string;
};

/** The second step of a discount order: where to buy the chosen product. */
export function DiscountShopsView({ discount, products, parent, place, anchor }: Props) {
  const step = useLiveStep(SLOT, shopsStep, place);
  return (
    <>
      <OrderIntro parent={parent} discount={discount} current={2} crumb="Магазин" />
      <Section>
        <AddressNote id={STEP_NOTES.shop} named={anchor === STEP_NOTES.shop}>
          В&#160;этом магазине скидка не&#160;действует. Выберите другой, пожалуйста.
        </AddressNote>
        <LiveStepFrame
          slot={SLOT}
          step={step}
          label="Ищем магазины…"
          render={({ reply, city, everywhere }) => (
            <LiveShops {...{ reply, products, city, everywhere }} />
          )}
        />
      </Section>
      <Section>
        <OfferFacts discount={discount} />
      </Section>
      <ShopsSamples discount={discount} products={products} />
    </>
  );
}
