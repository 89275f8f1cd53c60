import { useState, type MouseEvent } from 'react';
import { parseShopQuery, shopQuery, type ShopQuery } from '../../config/shop-query.ts';
import { usePageQuery } from '../../layout/use-page-query.ts';

/** The current query, and the function to change it: the URL follows, so that it can be shared. */
export type ShopQueryState = {
  readonly query: ShopQuery;
  readonly change: (next: Partial<ShopQuery>) => void;
};

/**
 * The handler of a link to another query of the same list, which changes in place. One that is to open in a new
 * tab or window is left to the browser.
 */
export const inPlace = (change: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  change();
};

/** Whether the URL still has this query: a link to the page without one, as in the header, starts anew. */
const isCurrent = (path: string, query: ShopQuery) =>
  window.location.pathname !== path || window.location.search === shopQuery(query);

/**
 * The query of a list of shops. It starts from the URL and changes without the router, which would
 * treat each selected marker as a new page.
 */
export function useShopQuery(path: string, search: string): ShopQueryState {
  const asked = usePageQuery(search);
  const [own, setOwn] = useState<{ asked: string; query: ShopQuery } | null>(null);
  const query =
    own?.asked === asked && isCurrent(path, own.query) ? own.query : parseShopQuery(asked);
  const change = (next: Partial<ShopQuery>) => {
    const changed = { ...query, ...next };
    setOwn({ asked, query: changed });
    history.replaceState(history.state, '', path + shopQuery(changed));
  };
  return { query, change };
}
