import type { ProductData } from '../../build/page-data.ts';
import { routes } from '../../config/routes.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import { CompareToggle } from './CompareToggle.tsx';
import { PackageList } from './PackageList.tsx';
import * as css from './ProductSummary.module.css';

type Props = Pick<ProductData, 'product' | 'packages'>;

/** The key facts: benefits, packages and where to buy. */
export function ProductSummary({ product, packages }: Props) {
  return (
    <div className={css.root}>
      <p className={css.lead}>{product.lead}</p>
      <ul className={css.advantages} role="list">
        {product.advantages.map((advantage) => (
          <li key={advantage} className={css.advantage}>
            <Icon name="check" />
            {advantage}
          </li>
        ))}
      </ul>
      {packages.length > 0 && <PackageList packages={packages} />}
      <div className={css.actions}>
        <Button url={routes.whereBuyProduct(product.alias)} size="large">
          Где купить
        </Button>
        {product.kind === 'lenses' && !product.out_of_production && (
          <Button url={routes.certificate} size="large" variant="secondary">
            Примерить бесплатно
          </Button>
        )}
      </div>
      <div className={css.compare} data-screen="">
        <CompareToggle product={product} />
      </div>
    </div>
  );
}
