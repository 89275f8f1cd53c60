import type { ListPageCode } from '../../../contract/schemas/list-pages.ts';
import { routes } from '../../config/routes.ts';
import type { Content } from '../content.ts';
import { introOf, parentOf } from './intro.ts';
import { page, type ComposedPage } from './page.ts';

/** Pages whose only built content is the text above it; the rest is loaded for each visitor. */
const FRAMES = {
  auth: { code: 'auth.page', url: routes.auth },
  search: { code: 'search.page', url: routes.search },
  poll: { code: 'poll.page', url: routes.poll },
  survey: { code: 'survey.page', url: routes.survey },
} as const satisfies Record<string, { code: ListPageCode; url: string }>;

const KINDS = Object.keys(FRAMES) as (keyof typeof FRAMES)[];

/** Sign-in, search, poll and survey, and the page that invitations lead to. */
export function framePages(content: Content): ComposedPage[] {
  const { club_accusative: club } = content.settings.item.brand;
  const { head, intro } = introOf(content, 'registration.page');
  const parent = parentOf(content, 'friend.page', routes.friend);
  return [
    ...KINDS.map((kind) => {
      const { code, url } = FRAMES[kind];
      const words = introOf(content, code);
      return page(kind, url, { ...words.head, noindex: true }, { intro: words.intro });
    }),
    page(
      'registration',
      routes.friendRegistration,
      { ...head, noindex: true },
      { intro, parent, club },
    ),
  ];
}
