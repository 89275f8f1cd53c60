import { routes } from '../../config/routes.ts';
import type { Content } from '../content.ts';
import { page, type ComposedPage } from './page.ts';

/** Every city on one page in alphabetical order: the city chooser for visitors without scripts. */
export function cityPages({ cities }: Content): ComposedPage[] {
  const { compare } = new Intl.Collator('ru');
  const titles = cities
    .map(({ id, title }) => ({ id, title }))
    .sort((one, other) => compare(one.title, other.title) || one.id - other.id);
  const head = {
    title: 'Выберите город',
    description: 'Города, где можно купить линзы «Ясно» и получить бесплатную пару у оптика.',
    noindex: true,
  };
  return [page('cityList', routes.cities, head, { cities: titles })];
}
