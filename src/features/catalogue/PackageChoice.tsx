import type { ProductData } from '../../build/page-data.ts';
import * as css from './PackageChoice.module.css';

type Props = Pick<ProductData, 'packages'> & {
  /** Id of the form that the choice is sent with. */
  form: string;
};

/**
 * The packages it is sold in, one of them chosen; it is sent to where it is sold. Prices are the sellers' own and stand nowhere on this site.
 */
export function PackageChoice({ packages, form }: Props) {
  return (
    <fieldset className={css.root}>
      <legend className={css.legend}>Упаковка</legend>
      <div className={css.options}>
        {packages.map(({ title, quantity, supply }, index) => (
          <label key={title} className={css.option}>
            <input
              type="radio"
              name="package"
              form={form}
              value={quantity}
              defaultChecked={index === 0}
              autoComplete="off"
              className={css.input}
            />
            <span className={css.title}>{title}</span>
            {supply !== null && <span className={css.supply}>{supply}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
