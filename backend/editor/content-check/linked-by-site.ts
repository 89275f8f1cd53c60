import { routes } from '../../../src/config/routes.ts';

/** Pages that the site's own forms and footers link to, independent of content. */
export const LINKED_BY_SITE: ReadonlySet<string> = new Set([
  routes.content('personalnye-dannye'),
  routes.content('cookies'),
]);
