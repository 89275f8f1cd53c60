import { routes } from '../../config/routes.ts';
import type { Content } from '../content.ts';
import { introOf } from './intro.ts';
import { page, type ComposedPage } from './page.ts';

/** Every city on one page in alphabetical order: the city chooser for visitors without scripts. */
export function cityPages(content: Content): ComposedPage[] {
  const { cities } = content;
  const { head, intro } = introOf(content, 'cities.page');
  const { compare } = new Intl.Collator('ru');
  const titles = cities
    .map(({ id, title }) => ({ id, title }))
    .sort((one, other) => compare(one.title, other.title) || one.id - other.id);
  return [page('cityList', routes.cities, { ...head, noindex: true }, { intro, cities: titles })];
}
