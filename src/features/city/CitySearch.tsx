import { routes } from '../../config/routes.ts';
import { CITY_TYPED_MAX } from '../../config/city-query.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SignButton } from '../../ui/SignButton.tsx';
import * as css from './CitySearch.module.css';

/**
 * Looks for a city by asking for this page with what is typed. React is told of no value: the edge
 * has written the asked one into the HTML.
 */
export function CitySearch() {
  return (
    <form
      className={css.root}
      action={routes.cities}
      method="get"
      role="search"
      aria-label="По&#160;городам"
    >
      <Icon name="search" className={css.sign} />
      <input
        data-city-field=""
        className={css.field}
        type="search"
        name="q"
        maxLength={CITY_TYPED_MAX}
        placeholder="Найти город"
        aria-label="Найти город"
        autoComplete="off"
        enterKeyHint="search"
      />
      <SignButton icon="arrow-right" label="Найти" type="submit" />
    </form>
  );
}
