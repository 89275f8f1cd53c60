import { formatPrice } from '../../words/price.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import * as css from './Price.module.css';

type Props = {
  /** Roubles. */
  amount: number;
  /** The previous price. */
  was?: number;
  /** The lowest of several: «от 1 290 ₽». */
  from?: boolean;
};

/** A price, never broken across lines. */
export function Price({ amount, was, from = false }: Props) {
  return (
    <span className={css.root}>
      <span className={css.now}>
        {was !== undefined && <VisuallyHidden>Новая цена: </VisuallyHidden>}
        {from && 'от\u00a0'}
        {formatPrice(amount)}
      </span>
      {was !== undefined && (
        <s className={css.was}>
          <VisuallyHidden>Прежняя цена: </VisuallyHidden>
          {formatPrice(was)}
        </s>
      )}
    </span>
  );
}
