import { proxy, useSnapshot } from 'valtio';
import { DEFAULT_CITY } from '../config/constants.ts';

export type ChosenCity = { readonly id: number; readonly title: string };

/** The chosen city; null until somebody chooses here: then what the HTML says counts. */
export const location = proxy<{ city: ChosenCity | null }>({ city: null });

/**
 * The city the HTML came with. The edge has written it there, so the first render in the browser
 * reads the same place and agrees with it. Without a document (the build) it is the default.
 */
export function cityOfDocument(): ChosenCity {
  if (typeof document === 'undefined') return DEFAULT_CITY;
  const id = Number(document.documentElement.dataset['cityId']);
  const title = document.querySelector('[data-city-title]')?.textContent;
  return Number.isInteger(id) && id > 0 && title ? { id, title } : DEFAULT_CITY;
}

/** The city to show. */
export function useCity(): ChosenCity {
  const { city } = useSnapshot(location);
  return city ?? cityOfDocument();
}
