import { useState } from 'react';
import { findCities, type Searched } from '../../config/city-search.ts';
import { CITY_SLOT, typedCity } from '../../config/city-query.ts';
import { CityButtons } from '../../layout/CityButtons.tsx';
import type { CityTitle } from '../../build/page-data.ts';
import { ServedSlot } from '../../ui/served/ServedSlot.tsx';
import { servedIn } from '../../ui/served/served.ts';
import { useHydrated } from '../../ui/rendering/use-hydrated.ts';
import { CityMatches } from './CityMatches.tsx';

type Props = { index: readonly Searched<CityTitle>[]; search: string };

/** The city in the URL's query: first as the edge has rendered it, then as the browser finds it. */
export function LiveCityMatches({ index, search }: Props) {
  const alive = useHydrated();
  const [served] = useState(() => servedIn(CITY_SLOT));
  const typed = typedCity(search);
  if (!alive) return <ServedSlot name={CITY_SLOT} html={served.html} />;
  if (typed === '') return null;
  const { exact, meant } = findCities(index, typed);
  const found = [...exact, ...meant];
  return <CityMatches>{found.length > 0 ? <CityButtons cities={found} /> : undefined}</CityMatches>;
}
