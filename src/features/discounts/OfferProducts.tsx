import type { DiscountProducts } from '../../../contract/schemas/discount.ts';
import { routes } from '../../config/routes.ts';
import { useStanding } from '../../subjects/discounts/use-standing.ts';
import { Validity } from '../../subjects/discounts/Validity.tsx';
import { validityWords } from '../../subjects/discounts/validity.ts';
import { CardGrid } from '../../ui/cards/CardGrid.tsx';
import { Teaser } from '../../ui/cards/Teaser.tsx';
import { TextLink } from '../../ui/links/TextLink.tsx';
import { Section } from '../../ui/page/Section.tsx';
import * as css from './OfferProducts.module.css';

/**
 * The products of an offer: each leads to its shops, the next step. An offer that has not begun or is over has no
 * next step: then they lead to their own pages. Only the title and what is below the cards depend on the day, so
 * that the cards stay in place when the visitor's browser learns it.
 */
export function OfferProducts({ discount, products }: DiscountProducts) {
  const standing = useStanding(discount);
  const isOpen = standing === 'running';
  const { from } = validityWords(discount);
  const titles = {
    upcoming: `Начнётся ${from}`,
    running: 'Выберите продукт',
    over: 'Срок закончился',
  };
  return (
    <Section title={titles[standing]}>
      {/* Where no browser learns the day, the dates say when there is something to choose. */}
      <noscript>
        <p className={css.dates}>
          Скидка действует <Validity discount={discount} />: в&nbsp;эти дни здесь можно выбрать
          продукт и&nbsp;магазин.
        </p>
      </noscript>
      <CardGrid
        items={products}
        keyOf={(product) => product.id}
        columns="narrow"
        render={(product) => (
          <Teaser
            title={product.title}
            url={isOpen ? routes.discountShops(discount.id, product.id) : product.url}
            lead={product.lead}
            picture={product.cover}
            frame="square"
            sizes="(min-width: 1280px) 18.5rem, (min-width: 820px) 31vw, (min-width: 600px) 46vw, 92vw"
          />
        )}
      />
      {!isOpen && (
        <p className={css.after}>
          {standing === 'upcoming'
            ? 'С\u00a0этого дня здесь можно будет выбрать магазин, где эти продукты дешевле. А\u00a0пока посмотрите'
            : 'На\u00a0эти продукты скидка больше не\u00a0действует. Посмотрите'}{' '}
          <TextLink url={routes.discounts}>другие&nbsp;скидки</TextLink>.
        </p>
      )}
    </Section>
  );
}
