import type { ProductCard } from '../../../contract/schemas/product.ts';
import { Section } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import * as css from './DiscontinuedList.module.css';

/** Products no longer made: their wearers still look for instructions and for a replacement. */
export function DiscontinuedList({ products }: { products: ProductCard[] }) {
  if (products.length === 0) return null;
  return (
    <Section
      id="snyatye"
      tone="mist"
      tight
      title="Сняты с&#160;производства"
      lead="Если вы носите такие линзы, спросите специалиста о замене: на странице продукта остались его параметры и инструкции."
    >
      <ul className={css.list} role="list">
        {products.map((product) => (
          <li key={product.id}>
            <TextLink url={product.url} kind="standalone">
              {product.title}
            </TextLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
