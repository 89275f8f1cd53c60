import type { ComparedProduct } from '../../build/page-data.ts';
import { Anchor } from '../../ui/links/Anchor.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import * as css from './ComparedHead.module.css';

type Props = {
  product: ComparedProduct;
  /** The URL of the comparison without this product. */
  without: string;
};

/** The head of a product's column: the product, and a link to remove it. */
export function ComparedHead({ product, without }: Props) {
  const { alias, title, url, cover } = product;
  return (
    <th scope="col" data-product={alias} className={css.root}>
      <div className={css.frame}>
        <Picture
          picture={{ ...cover, alt: '' }}
          sizes="(min-width: 820px) 14rem, 45vw"
          className={css.picture ?? ''}
        />
      </div>
      <Anchor url={url} className={css.title}>
        {title}
      </Anchor>
      <div data-remove="" data-screen="">
        <Anchor url={without} className={css.remove}>
          <Icon name="close" size={18} />
          Убрать <VisuallyHidden>{title}</VisuallyHidden>
        </Anchor>
      </div>
    </th>
  );
}
