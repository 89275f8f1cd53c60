import type { Derivation } from '../sourcing/source.ts';
import { readContent } from './read-content.ts';

const POPULAR = 12;

/**
 * The cities with the most shops, which the header's chooser offers before it has loaded all of
 * them. A separate node with ids and titles: a new shop elsewhere does not render the header again.
 */
export const derivePopularCities: Derivation = {
  type: 'PopularCities',
  fields: 'cities: JSON!',
  derive: (entities) => {
    const { cities } = readContent(entities);
    const popular = cities
      .toSorted((one, other) => other.shops - one.shops || one.id - other.id)
      .slice(0, POPULAR)
      .map(({ id, title }) => ({ id, title }));
    return [{ key: 'header', fields: { cities: popular } }];
  },
};
