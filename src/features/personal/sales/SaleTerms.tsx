import type { Discount } from '../../../../contract/schemas/discount.ts';
import { SALE_WIDTHS } from '../../../config/early-widths.ts';
import { routes } from '../../../config/routes.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { countProducts } from '../../../subjects/discounts/offer-words.ts';
import { OfferFacts } from '../../../subjects/discounts/OfferFacts.tsx';
import { useStanding } from '../../../subjects/discounts/use-standing.ts';
import { validityWords } from '../../../subjects/discounts/validity.ts';
import { LiveText } from '../../../ui/prose/LiveText.tsx';
import { Picture } from '../../../ui/pictures/Picture.tsx';
import { withSizes } from '../../../ui/pictures/with-sizes.ts';
import { TextLink } from '../../../ui/links/TextLink.tsx';
import * as css from './SaleTerms.module.css';

/** One offer: discount, dates, places, terms, and how to use it. */
export function SaleTerms({ sale }: { sale: Discount }) {
  const standing = useStanding(sale);
  return (
    <div className={css.root}>
      <div className={css.frame}>
        <Picture
          picture={withSizes(sale.cover)}
          sizes={SALE_WIDTHS}
          priority
          className={css.picture ?? ''}
        />
      </div>
      <OfferFacts discount={sale} />
      <div className={css.way}>
        {standing !== 'running' ? (
          <p className={css.words}>
            {standing === 'over'
              ? 'Срок предложения закончился.'
              : `Скидка начнётся ${validityWords(sale).from}.`}{' '}
            <TextLink url={routes.personalSales}>Посмотрите другие</TextLink>
          </p>
        ) : (
          <>
            <p className={css.words}>
              Три шага: продукт, магазин и&nbsp;как получить скидку. Сейчас в&nbsp;предложении{' '}
              {countProducts(sale.products)}.
            </p>
            <Button url={routes.discount(sale.id)} size="large">
              Выбрать продукт
            </Button>
          </>
        )}
      </div>
      <LiveText html={sale.body} />
    </div>
  );
}
