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
 * hundreds of names the page would not fit into the first flight of a connection. Nor has it nodes for a single value
 * or for the dash of an empty cell: there are six hundred cells.
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
        return (
          <td
            key={alias}
            data-empty={values.length === 0 ? '' : undefined}
            hidden={!shown[index]}
            className={css.cell}
          >
            {values.length > 1 ? values.map((value) => <div key={value}>{value}</div>) : values}
          </td>
        );
      })}
    </tr>
  );
}
