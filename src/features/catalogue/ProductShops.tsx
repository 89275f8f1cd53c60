import type { ProductData } from '../../build/page-data.ts';
import { routes } from '../../config/routes.ts';
import { overlayIds } from '../../layout/overlays.ts';
import { useCity } from '../../stores/location.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ShopsPanel } from '../../subjects/shops/ShopsPanel.tsx';
import * as css from './ProductShops.module.css';

type Props = { product: Pick<ProductData['product'], 'alias' | 'title' | 'out_of_production'> };

/** Where to buy the product, in the visitor's own city. */
export function ProductShops({ product }: Props) {
  const city = useCity();
  const title = (
    <>
      Где купить: {/* The edge writes the visitor's own city here. */}
      <span data-city-title="">{city.title}</span>
    </>
  );
  return (
    <section className={css.root} aria-labelledby="gde-kupit">
      <ShopsPanel
        title={title}
        titleId="gde-kupit"
        text={
          product.out_of_production
            ? `«${product.title}» больше не\u00a0выпускают, но\u00a0последние упаковки ещё могут быть в\u00a0салонах. Перед поездкой позвоните туда.`
            : `Покажем салоны и\u00a0интернет-магазины, где есть «${product.title}». О\u00a0цене и\u00a0наличии нужной оптической силы лучше спросить по\u00a0телефону.`
        }
        lyingFrom="desktop"
      >
        <div className={css.actions}>
          <Button url={routes.whereBuyProduct(product.alias)} size="large">
            Показать салоны
          </Button>
          <Button variant="secondary" size="large" popoverTarget={overlayIds.city}>
            Другой город
          </Button>
        </div>
      </ShopsPanel>
    </section>
  );
}
