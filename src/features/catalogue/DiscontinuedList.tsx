import type { ProductCard } from '../../../contract/schemas/product.ts';
import { routes } from '../../config/routes.ts';
import { Section } from '../../ui/page/Section.tsx';
import { TextLink } from '../../ui/links/TextLink.tsx';

/** The link to discontinued products: their wearers look for instructions and a replacement. */
export function DiscontinuedList({ products }: { products: ProductCard[] }) {
  if (products.length === 0) return null;
  return (
    <Section
      id="snyatye"
      tone="mist"
      tight
      title="Сняты с&#160;производства"
      lead="Носите линзы или пользуетесь раствором, которых больше нет в&#160;каталоге? Мы&#160;собрали их&#160;параметры и&#160;подсказали, о&#160;какой замене спросить специалиста."
    >
      <TextLink url={routes.outOfProduction} kind="standalone" arrow>
        Чем заменить
      </TextLink>
    </Section>
  );
}
