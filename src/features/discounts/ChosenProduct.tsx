import type { ProductCard } from '../../../contract/schemas/product.ts';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { TextLink } from '../../ui/links/TextLink.tsx';
import * as css from './ChosenProduct.module.css';

type Props = {
  product: ProductCard;
  /** The URL for choosing another one. */
  back: string;
};

/** The product of an order. */
export function ChosenProduct({ product, back }: Props) {
  return (
    <div className={css.root}>
      <div className={css.frame}>
        <Picture
          picture={product.cover}
          sizes="(min-width: 600px) 9rem, 6rem"
          className={css.picture ?? ''}
        />
      </div>
      <div>
        <p className={css.label}>Продукт</p>
        <p className={css.title}>
          <TextLink url={product.url} kind="standalone">
            {product.title}
          </TextLink>
        </p>
        <TextLink url={back} kind="standalone">
          Другой продукт
        </TextLink>
      </div>
    </div>
  );
}
