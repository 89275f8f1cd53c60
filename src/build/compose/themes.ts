import type { Theme } from '../../../contract/schemas/reference.ts';
import { routes } from '../../config/routes.ts';
import type { Content } from '../content.ts';
import type { ParentPage } from '../page-data.ts';
import { introOf, parentOf } from './intro.ts';
import { page, type ComposedPage } from './page.ts';
import { SourcingError } from '../../sourcing/source.ts';

const OTHERS = 3;

/** Lists link a theme with a redirect directly to its target. */
const listed = (theme: Theme): Theme =>
  theme.redirect === null ? theme : { ...theme, url: theme.redirect };

/** The redirect target of a theme: a URL of the site, or of another one. */
function targetOf({ id, redirect }: Theme): string | null {
  if (redirect === null || /^(?:\/(?!\/)|https:\/\/)\S*$/.test(redirect)) return redirect;
  throw new SourcingError(`Theme ${id} redirects to "${redirect}", which is not a URL`, {
    told: {
      field: 'redirect',
      words: 'Нужен адрес страницы сайта или полный адрес с\u00a0https://',
    },
  });
}

/** A theme's own page. One with a redirect has no content: the visitor is redirected. */
function themePage(theme: Theme, themes: readonly Theme[], parent: ParentPage): ComposedPage {
  const { title, lead: description, updated_at: modified } = theme;
  const target = targetOf(theme);
  const head = { title, description, modified };
  if (target !== null) {
    return page('themeMoved', theme.url, { ...head, noindex: true }, { title, target });
  }
  const others = themes.filter(({ id }) => id !== theme.id).slice(0, OTHERS);
  return page('theme', theme.url, head, { theme, others: others.map(listed), parent });
}

/** Themes together and one by one, and the form to suggest another. */
export function themePages(content: Content): ComposedPage[] {
  const { themes, themeDetails } = content;
  const list = introOf(content, 'themes.page');
  const feedback = introOf(content, 'themes.feedback.page');
  const parent = parentOf(content, 'themes.page', routes.themes);
  const thanks = {
    title: 'Спасибо за вопрос',
    description: 'Мы\u00a0получили ваш вопрос и\u00a0ответим на\u00a0почту.',
    noindex: true,
  };
  return [
    page('themeList', routes.themes, list.head, { intro: list.intro, themes: themes.map(listed) }),
    ...themeDetails.map((theme) => themePage(theme, themes, parent)),
    page('themeFeedback', routes.themeFeedback, feedback.head, {
      intro: feedback.intro,
      parent,
      themes: themes.filter(({ redirect }) => redirect === null).map(({ title }) => title),
    }),
    page('themeThanks', routes.themeFeedbackThanks, thanks, {}),
  ];
}
