import type { ComparedProduct, ComparisonData } from '../../build/page-data.ts';
import type { RowState } from '../../config/comparison.ts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import * as css from './ComparisonRow.module.css';

type Props = {
  row: ComparisonData['rows'][number];
  products: ComparedProduct[];
  shown: readonly boolean[];
  state: RowState;
};

/**
 * One parameter of all products; cells of products not compared are hidden. A cell does not name its product: with
 * hundreds of names the page would not fit into the first flight of a connection.
 */
export function ComparisonRow({ row, products, shown, state }: Props) {
  return (
    <tr data-row={state} className={css.root}>
      <th scope="row" className={css.term}>
        <span className={css.words}>
          {row.term}
          {row.note !== undefined && <span className={css.note}>{row.note}</span>}
          <span className={css.mark}>
            <VisuallyHidden>, различается</VisuallyHidden>
          </span>
        </span>
      </th>
      {products.map(({ alias }, index) => {
        const values = row.cells[index] ?? [];
        const empty = values.length === 0;
        return (
          <td
            key={alias}
            data-empty={empty ? '' : undefined}
            hidden={!shown[index]}
            className={css.cell}
          >
            {empty ? (
              <>
                <span aria-hidden="true">—</span>
                <VisuallyHidden>нет</VisuallyHidden>
              </>
            ) : (
              values.map((value) => <div key={value}>{value}</div>)
            )}
          </td>
        );
      })}
    </tr>
  );
}
