import { useHydrated } from '../ui/rendering/use-hydrated.ts';

/**
 * The query that the HTML was drawn for: the edge draws some pages for their query and writes it
 * on `<html>`. In the build there is none.
 */
const drawnQuery = () =>
  typeof document === 'undefined' ? '' : (document.documentElement.dataset['query'] ?? '');

/**
 * The query of a page whose content follows it. The first render goes by what the HTML was drawn
 * for, so that both agree even where no edge stands before the files; then the address counts.
 */
export function usePageQuery(search: string): string {
  return useHydrated() ? search : drawnQuery();
}
