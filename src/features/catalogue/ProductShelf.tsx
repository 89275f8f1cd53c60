import type { ShelfSection } from '../../build/page-data.ts';
import { CardGrid } from '../../ui/CardGrid.tsx';
import { Section } from '../../ui/Section.tsx';
import { ProductCard } from './ProductCard.tsx';

type Props = ShelfSection & {
  /** The first shelf of the page: its first picture is wanted at once. */
  first?: boolean;
};

/** One section of the catalogue with its products. An empty one is not shown. */
export function ProductShelf({ section, products, first = false }: Props) {
  if (products.length === 0) return null;
  return (
    <Section id={section.alias} title={section.title} lead={section.lead}>
      <CardGrid
        items={products}
        keyOf={(product) => product.id}
        columns="narrow"
        render={(product, index) => (
          <ProductCard product={product} priority={first && index === 0} />
        )}
      />
    </Section>
  );
}
