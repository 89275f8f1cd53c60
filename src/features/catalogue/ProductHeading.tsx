import type { ProductData } from '../../build/page-data.ts';
import { lensTypeWords } from '../../../contract/schemas/value-names.ts';
import { Badge } from '../../ui/text/Badge.tsx';
import * as css from './ProductHeading.module.css';

/** The name of a product and its kind of lenses. */
export function ProductHeading({ product }: Pick<ProductData, 'product'>) {
  return (
    <>
      {(product.filter_keys.length > 0 || product.out_of_production) && (
        <p className={css.badges}>
          {product.out_of_production && <Badge tone="warm">Снят с&#160;производства</Badge>}
          {product.filter_keys.map((key) => (
            <Badge key={key}>{lensTypeWords[key]}</Badge>
          ))}
        </p>
      )}
      <h1>{product.title}</h1>
    </>
  );
}
