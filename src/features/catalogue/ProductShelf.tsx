import type { ShelfSection } from '../../build/page-data.ts';
import { isSelected, type Selection } from '../../config/catalogue-filter.ts';
import { CardGrid } from '../../ui/cards/CardGrid.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { ProductCard } from './ProductCard.tsx';

type Props = ShelfSection & {
  selection: Selection;
  /** The first shelf of the page: its first picture loads immediately. */
  first?: boolean;
};

/** One section of the catalogue with its products; filtered-out ones are hidden. */
export function ProductShelf({ section, products, selection, first = false }: Props) {
  const isShown = (types: readonly string[]) =>
    isSelected({ section: section.alias, types }, selection);
  return (
    <div
      data-shelf={section.alias}
      hidden={!products.some(({ filter_keys }) => isShown(filter_keys))}
    >
      <Section id={section.alias} title={section.title} lead={section.lead} tight>
        <CardGrid
          items={products}
          keyOf={(product) => product.id}
          columns="narrow"
          marksOf={({ filter_keys }) => ({
            'data-section': section.alias,
            'data-types': filter_keys.join(' '),
            hidden: !isShown(filter_keys),
          })}
          render={(product, index) => (
            <ProductCard product={product} priority={first && index === 0} />
          )}
        />
      </Section>
    </div>
  );
}
