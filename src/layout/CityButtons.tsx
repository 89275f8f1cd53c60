import { memo, type ReactNode } from 'react';
import { CityButton, type OfferedCity } from './CityButton.tsx';
import * as css from './CityButtons.module.css';

type Props = {
  cities: readonly OfferedCity[];
  chosen?: number;
  /** The placeholder that the edge replaces with cities. */
  children?: ReactNode;
};

/** Cities as buttons of the enclosing form: pressing one chooses it. */
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
