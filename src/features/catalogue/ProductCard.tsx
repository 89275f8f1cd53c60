import type { ProductCard as ProductCardData } from '../../../contract/schemas/product.ts';
import { lensTypeWords } from '../../../contract/schemas/value-names.ts';
import { Badge } from '../../ui/text/Badge.tsx';
import { Teaser } from '../../ui/cards/Teaser.tsx';
import { CompareToggle } from './CompareToggle.tsx';
import * as css from './ProductCard.module.css';

type Props = { product: ProductCardData; priority?: boolean };

/** A product on a shelf. */
export function ProductCard({ product, priority = false }: Props) {
  return (
    <Teaser
      title={product.title}
      url={product.url}
      lead={product.lead}
      picture={product.cover}
      frame="square"
      sizes="(min-width: 1280px) 18.5rem, (min-width: 820px) 31vw, (min-width: 600px) 46vw, 92vw"
      priority={priority}
      below={
        <>
          {product.filter_keys.map((key) => (
            <Badge key={key}>{lensTypeWords[key]}</Badge>
          ))}
          <CompareToggle product={product} className={css.compare} />
        </>
      }
    />
  );
}
