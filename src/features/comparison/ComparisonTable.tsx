import type { ComparedProduct, ComparisonData } from '../../build/page-data.ts';
import { comparisonUrl, rowState } from '../../config/comparison.ts';
import { Switch } from '../../ui/forms/Switch.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { ComparedHead } from './ComparedHead.tsx';
import { ComparisonRow } from './ComparisonRow.tsx';
import * as css from './ComparisonTable.module.css';

type Props = {
  products: readonly ComparedProduct[];
  rows: ComparisonData['rows'];
  /** Aliases of the products to show. */
  compared: readonly string[];
};

/** Id of the table's container: it is focused when the comparison changes. */
export const COMPARISON_TABLE = 'comparison-table';

/** The content of a cell as one string; null if the product has no such value. */
const textOf = (values: readonly string[] = []) => (values.length === 0 ? null : values.join('\n'));

/**
 * A column for each compared product, a row for each parameter. The switch that shows only differences is
 * CSS, so it needs no script.
 */
export function ComparisonTable({ products, rows, compared }: Props) {
  const columns = products.flatMap((product, index) =>
    compared.includes(product.alias) ? [{ product, index }] : [],
  );
  return (
    <div className={css.root}>
      <div className={css.bar}>
        <p className={css.legend}>Чертой слева отмечено то, в&#160;чём есть различия.</p>
        <Switch name="only-differences" label="Только различия" />
      </div>
      <p className={css.wide} data-screen="">
        Таблица шире экрана: её можно сдвинуть вбок.
      </p>
      <section
        id={COMPARISON_TABLE}
        className={css.box}
        data-scrolls=""
        aria-label="Таблица сравнения"
        tabIndex={0}
      >
        <table className={css.table}>
          <caption>
            <VisuallyHidden>Параметры выбранных продуктов</VisuallyHidden>
          </caption>
          <thead>
            <tr data-heads="">
              <td className={css.corner} />
              {columns.map(({ product }) => (
                <ComparedHead
                  key={product.alias}
                  product={product}
                  without={comparisonUrl(compared.filter((alias) => alias !== product.alias))}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <ComparisonRow
                key={row.term}
                row={row}
                columns={columns}
                state={rowState(columns.map(({ index }) => textOf(row.cells[index])))}
              />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
