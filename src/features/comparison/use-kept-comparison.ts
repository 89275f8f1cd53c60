import { navigate } from 'gatsby';
import { useEffect, useRef } from 'react';
import { comparedOf, comparisonUrl, parseComparison } from '../../config/comparison.ts';
import { comparedNow, setCompared, type ChosenProduct } from '../../stores/comparison.ts';

/**
 * Keeps the address of the comparison and the choice that the tray counts the same. Opened without
 * products, the page shows what is chosen; from then on its address is the choice, and an empty one
 * is none (docs/decisions/071).
 */
export function useKeptComparison(products: readonly ChosenProduct[], search: string): void {
  const opened = useRef(false);
  const known = products.map(({ alias }) => alias);
  const { aliases } = comparedOf(parseComparison(search), known);
  const asked = aliases.join();
  useEffect(() => {
    const first = !opened.current;
    opened.current = true;
    if (first && asked === '') {
      const kept = comparedNow().map(({ alias }) => alias);
      // What is no product any more is no choice, either.
      const chosen = comparedOf(kept, known).aliases;
      if (chosen.length > 0) void navigate(comparisonUrl(chosen), { replace: true });
      return;
    }
    const chosen = asked
      .split(',')
      .flatMap((alias) => products.find((one) => one.alias === alias) ?? []);
    setCompared(chosen);
    // The address alone says what is compared; the products are the page's own.
  }, [asked]);
}
