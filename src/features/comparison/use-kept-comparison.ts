import { navigate } from 'gatsby';
import { useEffect, useEffectEvent, useRef } from 'react';
import { comparedOf, comparisonUrl, parseComparison } from '../../config/comparison.ts';
import { comparedNow, setCompared, type ChosenProduct } from '../../stores/comparison.ts';

/**
 * Keeps the URL of the comparison and the choice in the tray in sync. Opened without products, the
 * page shows the current choice; from then on its URL is the choice, and an empty one means none
 * (docs/decisions/071).
 */
export function useKeptComparison(products: readonly ChosenProduct[], search: string): void {
  const opened = useRef(false);
  const known = products.map(({ alias }) => alias);
  const { aliases } = comparedOf(parseComparison(search), known);
  const asked = aliases.join();
  const follow = useEffectEvent(() => {
    const first = !opened.current;
    opened.current = true;
    if (first && asked === '') {
      const kept = comparedNow().map(({ alias }) => alias);
      // A product that no longer exists cannot be chosen.
      const chosen = comparedOf(kept, known).aliases;
      if (chosen.length > 0) void navigate(comparisonUrl(chosen), { replace: true });
      return;
    }
    const chosen = asked
      .split(',')
      .flatMap((alias) => products.find((one) => one.alias === alias) ?? []);
    setCompared(chosen);
  });
  // Only the URL determines what is compared; the products are the page's own data.
  useEffect(() => follow(), [asked]);
}
