import { proxy } from 'valtio';
import { citySearch } from '../../contract/calls/shops.ts';
import { browserCall } from '../client/calls/browser-call.ts';
import type { ChosenCity } from './location.ts';

/** Every city that can be chosen: requested once, when a chooser first opens. */
export const cityList = proxy<{
  state: 'new' | 'loading' | 'ready' | 'failed';
  cities: readonly ChosenCity[];
}>({ state: 'new', cities: [] });

/** Loads the cities; does nothing while they are loading or once they are loaded. */
export async function loadCities(): Promise<void> {
  if (cityList.state === 'loading' || cityList.state === 'ready') return;
  cityList.state = 'loading';
  const found = await browserCall(citySearch, { query: '', onlyOptics: true });
  if (found.ok) cityList.cities = found.value.items.map(({ id, title }) => ({ id, title }));
  cityList.state = found.ok ? 'ready' : 'failed';
}
