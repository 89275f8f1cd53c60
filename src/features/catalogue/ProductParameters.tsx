import type { Product } from '../../../contract/schemas/product.ts';
import { lensRows } from './lens-rows.ts';
import { liquidRows } from './liquid-rows.ts';
import * as css from './ProductParameters.module.css';

type Props = Pick<Product, 'lens' | 'liquid'>;

/** All parameters as a table: a term and what it means on the left, the values on the right. */
export function ProductParameters({ lens, liquid }: Props) {
  const rows = [...(lens ? lensRows(lens) : []), ...(liquid ? liquidRows(liquid) : [])];
  return (
    <table className={css.root}>
      <tbody>
        {rows.map(({ term, note, values }) => (
          <tr key={term} className={css.row}>
            <th scope="row" className={css.term}>
              {term}
              {note !== undefined && <span className={css.note}>{note}</span>}
            </th>
            <td className={css.values}>
              {values.map((value) => (
                <div key={value}>{value}</div>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
