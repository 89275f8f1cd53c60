import type { PageData } from '../../build/page-data.ts';
import { routes } from '../../config/routes.ts';
import { Breadcrumbs } from '../../ui/page/Breadcrumbs.tsx';
import { CardGrid } from '../../ui/cards/CardGrid.tsx';
import { Fold } from '../../ui/page/Fold.tsx';
import { RichText } from '../../ui/prose/RichText.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { ComparisonTray } from './ComparisonTray.tsx';
import { ProductCard } from './ProductCard.tsx';
import { ProductGallery } from './ProductGallery.tsx';
import { ProductHeading } from './ProductHeading.tsx';
import { ProductParameters } from './ProductParameters.tsx';
import { ProductReading } from './ProductReading.tsx';
import { ProductShops } from './ProductShops.tsx';
import { ProductSummary } from './ProductSummary.tsx';
import * as css from './ProductView.module.css';

/** One product: a summary, then all the details. */
export function ProductView({
  product,
  parent,
  parameters,
  packages,
  related,
}: PageData['product']) {
  return (
    <>
      <div className={css.head}>
        <Breadcrumbs
          items={[
            { title: 'Главная', url: routes.home },
            parent,
            { title: product.section.title, url: product.section.url },
            { title: product.title },
          ]}
        />
        <div className={css.top}>
          <div className={css.heading}>
            <ProductHeading product={product} />
          </div>
          <div className={css.gallery}>
            <ProductGallery title={product.title} pictures={product.gallery} />
          </div>
          <ProductSummary product={product} packages={packages} />
        </div>
      </div>
      <Fold />
      <Section title="Параметры" tone="mist">
        <div className={css.parameters}>
          <ProductParameters title={product.title} rows={parameters} />
        </div>
      </Section>
      <Section>
        <div className={css.reading}>
          <RichText html={product.description} />
          <ProductReading instructions={product.instructions} articles={product.articles} />
        </div>
      </Section>
      <ProductShops product={product} />
      {related.length > 0 && (
        <div data-screen="">
          <Section title="Похожие продукты">
            <CardGrid
              items={related}
              keyOf={(item) => item.id}
              columns="narrow"
              render={(item) => <ProductCard product={item} />}
            />
          </Section>
        </div>
      )}
      <ComparisonTray />
    </>
  );
}
