import { useEffect, useRef, type ChangeEvent } from 'react';
import type { ProductCard } from '../../../contract/schemas/product.ts';
import { addCompared, removeCompared, useCompared } from '../../stores/comparison.ts';
import { showToast } from '../../stores/toasts.ts';
import { ChoiceRow } from '../../ui/forms/ChoiceRow.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { COMPARISON_FORM } from './comparison-form.ts';

type Props = {
  product: Pick<ProductCard, 'alias' | 'title'>;
  className?: string | undefined;
};

const FULL = `Сравнить можно не\u00a0больше четырёх продуктов. Уберите один, чтобы добавить другой.`;

function put(product: Props['product']): void {
  if (!addCompared(product)) showToast(FULL, 'error');
}

/**
 * Adds a product to the comparison. A checkbox of the page's single form (see `ComparisonTray`):
 * without a script the form sends the ticked products. Boxes ticked before hydration count too.
 */
export function CompareToggle({ product, className }: Props) {
  const { alias, title } = product;
  const box = useRef<HTMLInputElement>(null);
  const isChosen = useCompared().some((other) => other.alias === alias);
  // A choice that was rendered may since have been removed in another tab.
  const wasChosen = useRef(isChosen);
  useEffect(() => {
    if (box.current?.checked && !wasChosen.current) put({ alias, title });
  }, [alias, title]);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    if (event.target.checked) put(product);
    else removeCompared(alias);
  };
  return (
    <ChoiceRow
      ref={box}
      kind="checkbox"
      className={className}
      label={
        <>
          Сравнить <VisuallyHidden>{title}</VisuallyHidden>
        </>
      }
      name="products"
      value={alias}
      form={COMPARISON_FORM}
      checked={isChosen}
      onChange={change}
    />
  );
}
