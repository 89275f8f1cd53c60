import type { MainCatalog } from '../../../contract/schemas/pages.ts';
import { routes } from '../../config/routes.ts';
import { CardGrid } from '../../ui/cards/CardGrid.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { Teaser } from '../../ui/cards/Teaser.tsx';

/** The product families, each linking to its shelf of the catalogue. */
export function ProductFamilies({ catalog }: { catalog: MainCatalog }) {
  return (
    <Section
      title={catalog.title}
      lead={catalog.lead}
      more={{ title: 'Весь каталог', url: routes.catalog }}
    >
      <CardGrid
        items={catalog.families}
        keyOf={(family) => family.section}
        render={(family) => (
          <Teaser
            title={family.title}
            url={family.url}
            lead={family.lead}
            picture={family.picture}
            sizes="(min-width: 1280px) 25rem, (min-width: 820px) 44vw, 92vw"
          />
        )}
      />
    </Section>
  );
}
