import { useEffect, useRef } from 'react';
import type { PageData } from '../../build/page-data.ts';
import { comparedOf, parseComparison } from '../../config/comparison.ts';
import { routes } from '../../config/routes.ts';
import { usePageQuery } from '../../layout/use-page-query.ts';
import { PageIntro } from '../../ui/page/PageIntro.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { ComparisonForm } from './ComparisonForm.tsx';
import { ComparisonSample } from './ComparisonSample.tsx';
import { useKeptComparison } from './use-kept-comparison.ts';
import { COMPARISON_TABLE, ComparisonTable } from './ComparisonTable.tsx';
import * as css from './ComparisonView.module.css';

type Props = PageData['comparison'] & { search: string };

/**
 * Up to four products side by side, from the URL. The built page has no columns, but a sample of those of all
 * products; the edge moves the requested ones into the table, and React renders the same ones.
 */
export function ComparisonView({ intro, parent, groups, rows, search }: Props) {
  const products = groups.flatMap((group) => group.products);
  const { aliases, tooMany } = comparedOf(
    parseComparison(usePageQuery(search)),
    products.map(({ alias }) => alias),
  );
  useKeptComparison(products, search);
  const shown = aliases.join();
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    // The pressed element, a column's «Убрать» or the form's button, is gone.
    const lost = document.activeElement?.matches('body') ?? true;
    const table = document.getElementById(aliases.length > 0 ? COMPARISON_TABLE : 'content');
    if (lost) table?.focus({ preventScroll: true });
  }, [shown, aliases.length]);
  return (
    <div data-compared={aliases.length} className={css.root}>
      <PageIntro
        title={intro.title}
        lead={intro.lead}
        crumbs={[{ title: 'Главная', url: routes.home }, parent, { title: intro.crumb }]}
      />
      <div className={css.result}>
        <Section tight>
          <p className={css.note} data-too-many="" hidden={!tooMany}>
            Рядом помещаются четыре продукта: показаны первые четыре из&#160;выбранных.
          </p>
          <p className={css.alone}>
            Пока выбран один продукт. Отметьте ниже ещё хотя&#160;бы один, чтобы было с&#160;чем
            сравнить.
          </p>
          <ComparisonTable products={products} rows={rows} compared={aliases} />
          <ComparisonSample products={products} rows={rows} />
        </Section>
      </div>
      <ComparisonForm key={shown} groups={groups} compared={aliases} />
    </div>
  );
}
