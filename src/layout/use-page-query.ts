import { useHydrated } from '../ui/rendering/use-hydrated.ts';

/**
 * The query that the HTML was rendered for: the edge renders some pages for their query and writes
 * it on `<html>`. In the build there is none.
 */
const drawnQuery = () =>
  typeof document === 'undefined' ? '' : (document.documentElement.dataset['query'] ?? '');

/**
 * The query of a page whose content depends on it. The first render uses the query that the HTML was rendered
 * for, so that both agree even without an edge in front of the files; after that the URL counts.
 */
export function usePageQuery(search: string): string {
  return useHydrated() ? search : drawnQuery();
}
