import type { ProductData } from '../../build/page-data.ts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import * as css from './ProductParameters.module.css';

type Props = { title: string; rows: ProductData['parameters'] };

/** All parameters as a table: a term and its explanation on the left, the values on the right. */
export function ProductParameters({ title, rows }: Props) {
  return (
    <table className={css.root}>
      <caption>
        <VisuallyHidden>Параметры: {title}</VisuallyHidden>
      </caption>
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
