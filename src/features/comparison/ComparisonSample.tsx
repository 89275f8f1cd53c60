import type { ComparedProduct, ComparisonData } from '../../build/page-data.ts';
import { routes } from '../../config/routes.ts';
import { ServedSample } from '../../ui/served/ServedSample.tsx';
import { ComparedCell } from './ComparedCell.tsx';
import { ComparedHead } from './ComparedHead.tsx';

type Props = {
  products: readonly ComparedProduct[];
  rows: ComparisonData['rows'];
};

/** The columns of all products, of which the edge moves the requested ones into the table: heads, then cells. */
export function ComparisonSample({ products, rows }: Props) {
  return (
    <ServedSample name="columns">
      <table>
        <tbody>
          <tr>
            {products.map((product) => (
              <ComparedHead key={product.alias} product={product} without={routes.comparison} />
            ))}
          </tr>
          {rows.map(({ term, cells }) => (
            <tr key={term} data-cells="">
              {products.map(({ alias }, index) => (
                <ComparedCell key={alias} values={cells[index] ?? []} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ServedSample>
  );
}
