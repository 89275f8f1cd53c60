import type { PageData } from '../../build/page-data.ts';
import { STEP_NOTES } from '../../config/order-step.ts';
import { routes } from '../../config/routes.ts';
import { AddressNote } from '../../ui/links/AddressNote.tsx';
import { CardGrid } from '../../ui/cards/CardGrid.tsx';
import { PageIntro } from '../../ui/page/PageIntro.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { Teaser } from '../../ui/cards/Teaser.tsx';
import { OfferFacts } from '../../subjects/discounts/OfferFacts.tsx';
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
        <AddressNote id={STEP_NOTES.product} named={anchor === STEP_NOTES.product}>
          На&#160;этот продукт скидка не&#160;действует. Выберите один из&#160;этих, пожалуйста.
        </AddressNote>
        <OfferFacts discount={discount} />
      </Section>
      <Section title="Выберите продукт">
        <CardGrid
          items={products}
          keyOf={(product) => product.id}
          columns="narrow"
          render={(product) => (
            <Teaser
              title={product.title}
              url={routes.discountShops(discount.id, product.id)}
              lead={product.lead}
              picture={product.cover}
              frame="square"
              sizes="(min-width: 1280px) 18.5rem, (min-width: 820px) 31vw, (min-width: 600px) 46vw, 92vw"
            />
          )}
        />
      </Section>
      <OfferTerms discount={discount} />
    </>
  );
}
