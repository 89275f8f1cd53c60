import { CITY_TYPED_MAX } from '../../config/city-query.ts';
import { routes } from '../../config/routes.ts';
import { SearchRow } from '../../ui/forms/SearchRow.tsx';
import { SignButton } from '../../ui/actions/SignButton.tsx';

/**
 * Searches for a city by requesting this page with the typed text. The field is uncontrolled: the
 * edge has written the query into the HTML.
 */
export function CitySearch() {
  return (
    <SearchRow
      action={routes.cities}
      label="По&#160;городам"
      fieldLabel="Найти город"
      placeholder="Найти город"
      maxLength={CITY_TYPED_MAX}
      data-city-field=""
    >
      <SignButton icon="arrow-right" label="Найти" type="submit" />
    </SearchRow>
  );
}
