import type { ComparisonData } from '../../build/page-data.ts';
import type { RowState } from '../../config/comparison.ts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { ComparedCell } from './ComparedCell.tsx';
import type { Column } from './column.ts';
import * as css from './ComparisonRow.module.css';

type Props = {
  row: ComparisonData['rows'][number];
  columns: readonly Column[];
  state: RowState;
};

/** One parameter of the compared products. */
export function ComparisonRow({ row, columns, state }: Props) {
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
      {columns.map(({ product, index }) => (
        <ComparedCell key={product.alias} values={row.cells[index] ?? []} />
      ))}
    </tr>
  );
}
