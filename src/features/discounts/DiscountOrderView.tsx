import type { PageData } from '../../build/page-data.ts';
import { Section } from '../../ui/page/Section.tsx';
import { LiveOrder } from './LiveOrder.tsx';
import { LiveStepFrame } from './LiveStepFrame.tsx';
import { placeStep } from './live-steps.ts';
import { OfferFacts } from '../../subjects/discounts/OfferFacts.tsx';
import { OfferTerms } from './OfferTerms.tsx';
import { OrderIntro } from './OrderIntro.tsx';
import { OrderSamples } from './OrderSamples.tsx';
import { useLiveStep } from './use-live-step.ts';

const SLOT = 'order';

type Props = PageData['discountOrder'] & { place: { pathname: string; search: string } };

/** The third step of a discount order: product, shop, dates and instructions. */
export function DiscountOrderView({ discount, products, parent, place }: Props) {
  const step = useLiveStep(SLOT, placeStep, place);
  return (
    <>
      <OrderIntro parent={parent} discount={discount} current={3} crumb="Как получить" />
      <Section>
        <OfferFacts discount={discount} />
      </Section>
      <Section>
        <LiveStepFrame
          slot={SLOT}
          step={step}
          label="Загружаем предложение…"
          render={({ reply }) => <LiveOrder reply={reply} products={products} />}
        />
      </Section>
      <OfferTerms discount={discount} />
      <OrderSamples discount={discount} products={products} />
    </>
  );
}
