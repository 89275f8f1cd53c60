import type { PageData } from '../../build/page-data.ts';
import { STEP_NOTES } from '../../config/order-step.ts';
import { routes } from '../../config/routes.ts';
import { AddressNote } from '../../ui/links/AddressNote.tsx';
import { PageIntro } from '../../ui/page/PageIntro.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { OfferFacts } from '../../subjects/discounts/OfferFacts.tsx';
import { validityWords } from '../../subjects/discounts/validity.ts';
import { TextLink } from '../../ui/links/TextLink.tsx';
import { OfferProducts } from './OfferProducts.tsx';
import { OfferTerms } from './OfferTerms.tsx';
import { OrderSteps } from './OrderSteps.tsx';

type Props = PageData['discount'] & { anchor: string };

/** An offer, and the first step of its order: choosing the product. */
export function DiscountView({ discount, products, parent, anchor }: Props) {
  return (
    <>
      <PageIntro
        title={discount.title}
        lead={discount.lead}
        crumbs={[{ title: 'Главная', url: routes.home }, parent, { title: discount.title }]}
      >
        <OrderSteps current={1} first={discount.url} />
      </PageIntro>
      <Section>
        <AddressNote id={STEP_NOTES.over} named={anchor === STEP_NOTES.over}>
          Срок этого предложения закончился. В&#160;разделе «Скидки» есть другие.
        </AddressNote>
        <AddressNote id={STEP_NOTES.upcoming} named={anchor === STEP_NOTES.upcoming}>
          Скидка начинается {validityWords(discount).from}: с&#160;этого дня здесь можно выбрать
          продукт и&#160;магазин. Ждём вас! А&#160;пока есть{' '}
          <TextLink url={routes.discounts}>другие предложения</TextLink>.
        </AddressNote>
        <AddressNote id={STEP_NOTES.product} named={anchor === STEP_NOTES.product}>
          На&#160;этот продукт скидка не&#160;действует. Выберите один из&#160;этих, пожалуйста.
        </AddressNote>
        <OfferFacts discount={discount} />
      </Section>
      <OfferProducts discount={discount} products={products} />
      <OfferTerms discount={discount} />
    </>
  );
}
