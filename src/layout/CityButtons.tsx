import { memo } from 'react';
import type { CityTitle } from '../build/page-data.ts';
import * as css from './CityButtons.module.css';

type Props = { cities: readonly CityTitle[]; chosen?: number };

/** Cities as buttons of the form they stand in: pressing one chooses it. */
export const CityButtons = memo(function CityButtons({ cities, chosen }: Props) {
  return (
    <ul role="list" className={css.list}>
      {cities.map(({ id, title }) => (
        <li key={id}>
          <button
            type="submit"
            className={css.city}
            name="id"
            value={id}
            aria-current={id === chosen ? 'true' : undefined}
          >
            {title}
          </button>
        </li>
      ))}
    </ul>
  );
});
