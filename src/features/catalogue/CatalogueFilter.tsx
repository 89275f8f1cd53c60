import type { PageData } from '../../build/page-data.ts';
import type { Filtered, Selection } from '../../config/catalogue-filter.ts';
import * as css from './CatalogueFilter.module.css';
import { FilterChip } from './FilterChip.tsx';

type Props = Pick<PageData['catalogue'], 'sections' | 'types'> & {
  selection: Selection;
  products: readonly Filtered[];
};

/** The filters of the catalogue: one section, and any of the types of lenses. */
export function CatalogueFilter({ sections, types, selection, products }: Props) {
  const common = { selection, products };
  return (
    <div className={css.root}>
      <nav aria-label="Разделы каталога">
        <ul className={css.chips}>
          <FilterChip facet={{ name: 'section', value: '' }} title="Все продукты" {...common} />
          {sections.map(({ section }) => (
            <FilterChip
              key={section.id}
              facet={{ name: 'section', value: section.alias }}
              title={section.title}
              {...common}
            />
          ))}
        </ul>
      </nav>
      {types.length > 0 && (
        <nav aria-labelledby="tip-linz" className={css.types}>
          <h2 id="tip-linz" className={css.label}>
            Тип линз
            <span className={css.hint}>можно выбрать несколько</span>
          </h2>
          <ul className={css.chips}>
            {types.map(({ key, title }) => (
              <FilterChip
                key={key}
                facet={{ name: 'type', value: key }}
                title={title}
                {...common}
              />
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
