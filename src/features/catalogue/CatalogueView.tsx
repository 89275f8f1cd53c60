import { useEffect, useRef } from 'react';
import type { PageData } from '../../build/page-data.ts';
import {
  EVERYTHING,
  isSelected,
  parseSelection,
  selectionQuery,
} from '../../config/catalogue-filter.ts';
import { routes } from '../../config/routes.ts';
import { usePageQuery } from '../../layout/use-page-query.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { PageIntro } from '../../ui/page/PageIntro.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { TextLink } from '../../ui/links/TextLink.tsx';
import { CatalogueFilter } from './CatalogueFilter.tsx';
import * as css from './CatalogueView.module.css';
import { ComparisonTray } from './ComparisonTray.tsx';
import { DiscontinuedList } from './DiscontinuedList.tsx';
import { ProductShelf } from './ProductShelf.tsx';

type Props = PageData['catalogue'] & { search: string };

/**
 * The whole catalogue on one page, shelf after shelf. Filtered-out products stay in the HTML and
 * are hidden, so that the edge can render any selection from the one built page.
 */
export function CatalogueView({ intro, sections, types, discontinued, search }: Props) {
  const selection = parseSelection(usePageQuery(search));
  const query = selectionQuery(selection);
  const shelves = sections.filter(({ products }) => products.length > 0);
  const products = shelves.flatMap((shelf) =>
    shelf.products.map(({ filter_keys }) => ({
      section: shelf.section.alias,
      types: filter_keys,
    })),
  );
  const found = products.filter((product) => isSelected(product, selection)).length;
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The pressed control may be hidden now: the reset button, for example.
    if (document.activeElement?.closest('[hidden]')) status.current?.focus();
  }, [query]);

  return (
    <>
      <PageIntro
        fold
        title={intro.title}
        lead={intro.lead}
        crumbs={[{ title: 'Главная', url: routes.home }, { title: intro.crumb }]}
      >
        {shelves.length > 0 && (
          <>
            <CatalogueFilter
              sections={shelves}
              types={types}
              selection={selection}
              products={products}
            />
            <div className={css.result}>
              <p ref={status} role="status" tabIndex={-1} className={css.found}>
                Найдено продуктов: <b data-found="">{found}</b>
              </p>
              <p data-reset="" hidden={query === selectionQuery(EVERYTHING)}>
                <TextLink url={routes.catalog} kind="standalone">
                  Сбросить фильтр
                </TextLink>
              </p>
              <p className={css.compare}>
                <TextLink url={routes.comparison} kind="standalone" arrow>
                  Сравнить продукты
                </TextLink>
              </p>
            </div>
          </>
        )}
      </PageIntro>
      {shelves.length === 0 && (
        <Section tight>
          <EmptyState
            title="Каталог скоро пополнится"
            text="Сейчас здесь пусто. Пока можно узнать, где купить наши линзы."
            action={{ title: 'Где купить', url: routes.whereBuy }}
          />
        </Section>
      )}
      {shelves.length > 0 && (
        <div data-nothing="" hidden={found > 0}>
          <Section tight>
            <EmptyState
              title="Под такой выбор ничего не&#160;нашлось"
              text="Попробуйте другой раздел или снимите отметку с&#160;типа линз. Если сомневаетесь, что вам подойдёт, спросите специалиста на&#160;осмотре."
              action={{ title: 'Показать все продукты', url: routes.catalog }}
            />
          </Section>
        </div>
      )}
      {shelves.map((shelf, index) => (
        <ProductShelf key={shelf.section.id} {...shelf} selection={selection} first={index === 0} />
      ))}
      <DiscontinuedList products={discontinued} />
      <ComparisonTray />
    </>
  );
}
