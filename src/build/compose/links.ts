import { routes } from '../../config/routes.ts';
import type { Content } from '../content.ts';
import { introOf, parentOf } from './intro.ts';
import { page, type ComposedPage } from './page.ts';

/** The list of link libraries, and each of them. */
export function linkPages(content: Content): ComposedPage[] {
  const { linkPages: pages } = content;
  const { head, intro } = introOf(content, 'links.page');
  const parent = parentOf(content, 'links.page', routes.linkLibrary);
  const titles = pages.map(({ id, url, title }) => ({ id, url, title }));
  const libraries = pages.map(({ id, url, title, lead, groups }) => ({
    id,
    url,
    title,
    lead,
    groups: groups.map((group) => group.title),
    links: groups.reduce((sum, { links }) => sum + links.length, 0),
  }));
  return [
    page('linkLibrary', routes.linkLibrary, head, { intro, libraries }),
    ...pages.map((one) =>
      page(
        'linkPage',
        one.url,
        { title: one.title, description: one.lead, modified: one.updated_at },
        { page: one, parent, others: titles.filter(({ id }) => id !== one.id) },
      ),
    ),
  ];
}
