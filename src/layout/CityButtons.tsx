import { memo, type ReactNode } from 'react';
import { CityButton, type OfferedCity } from './CityButton.tsx';
import * as css from './CityButtons.module.css';

type Props = {
  cities: readonly OfferedCity[];
  chosen?: number;
  /** In place of cities: where the edge puts them. */
  children?: ReactNode;
};

/** Cities as buttons of the form they stand in: pressing one chooses it. */
export const CityButtons = memo(function CityButtons({ cities, chosen, children }: Props) {
  return (
    <ul role="list" className={css.list}>
      {cities.map((city) => (
        <CityButton key={city.id} city={city} chosen={city.id === chosen} />
      ))}
      {children}
    </ul>
  );
});
