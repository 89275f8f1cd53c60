import { proxy } from 'valtio';
import { citySearch } from '../../contract/calls/shops.ts';
import { browserCall } from '../client/calls/browser-call.ts';
import type { ChosenCity } from './location.ts';

/** Every city one can choose: asked for once, when a chooser is opened for the first time. */
export const cityList = proxy<{
  state: 'new' | 'loading' | 'ready' | 'failed';
  cities: readonly ChosenCity[];
}>({ state: 'new', cities: [] });

/** Loads the cities; does nothing while they are coming or once they are there. */
export async function loadCities(): Promise<void> {
  if (cityList.state === 'loading' || cityList.state === 'ready') return;
  cityList.state = 'loading';
  const found = await browserCall(citySearch, { query: '', onlyOptics: true });
  if (found.ok) cityList.cities = found.value.items.map(({ id, title }) => ({ id, title }));
  cityList.state = found.ok ? 'ready' : 'failed';
}
