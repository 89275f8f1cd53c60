import { useEffect, useRef, type RefObject } from 'react';
import { mayMove } from '../../client/page/may-move.ts';

/**
 * Scrolls the count of results into view once another product's list has loaded: on a phone it is
 * below the filter. It scrolls by the minimum, so that the field stays in place, and the focus
 * stays, because the visitor may still be choosing by keyboard.
 * @param shown whether the list is the one for that product.
 */
export function useResultInView(
  box: RefObject<HTMLElement | null>,
  product: string | null,
  shown: boolean,
): void {
  const before = useRef(product);
  useEffect(() => {
    if (!shown || before.current === product) return;
    before.current = product;
    const count = box.current?.querySelector('h2') ?? box.current;
    count?.scrollIntoView({ block: 'nearest', behavior: mayMove() ? 'smooth' : 'auto' });
  }, [box, product, shown]);
}
