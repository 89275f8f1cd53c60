import { routes } from '../../config/routes.ts';
import type { Content } from '../content.ts';
import { page, type ComposedPage } from './page.ts';

/** The list of link libraries, and each of them. */
export function linkPages({ linkPages: pages }: Content): ComposedPage[] {
  const titles = pages.map(({ id, url, title }) => ({ id, url, title }));
  const libraries = pages.map(({ id, url, title, lead, groups }) => ({
    id,
    url,
    title,
    lead,
    groups: groups.map((group) => group.title),
    links: groups.reduce((sum, { links }) => sum + links.length, 0),
  }));
  const head = {
    title: 'Библиотека полезных ссылок',
    description:
      'Проверенные сайты о зрении и контактных линзах: ведомства, врачебные объединения, помощь родителям и людям, которые плохо видят.',
  };
  return [
    page('linkLibrary', routes.linkLibrary, head, { libraries }),
    ...pages.map((one) =>
      page(
        'linkPage',
        one.url,
        { title: one.title, description: one.lead, modified: one.updated_at },
        { page: one, others: titles.filter(({ id }) => id !== one.id) },
      ),
    ),
  ];
}
