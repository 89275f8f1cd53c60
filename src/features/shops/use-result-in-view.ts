import { useEffect, useRef, type RefObject } from 'react';
import { mayMove } from '../../client/maps/map-provider.ts';

/**
 * Brings the count of what was found into view once another product's list is there: on a telephone
 * it stands below the filter. By no more than it takes, so that the field keeps its place; and the
 * focus stays, because somebody may still be choosing by the keyboard.
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
