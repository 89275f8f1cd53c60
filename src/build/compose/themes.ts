import type { Theme } from '../../../contract/schemas/reference.ts';
import { routes } from '../../config/routes.ts';
import type { Content } from '../content.ts';
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
function themePage(theme: Theme, themes: readonly Theme[]): ComposedPage {
  const { title, lead: description, updated_at: modified } = theme;
  const target = targetOf(theme);
  const head = { title, description, modified };
  if (target !== null) {
    return page('themeMoved', theme.url, { ...head, noindex: true }, { title, target });
  }
  const others = themes.filter(({ id }) => id !== theme.id).slice(0, OTHERS);
  return page('theme', theme.url, head, { theme, others: others.map(listed) });
}

/** Themes together and one by one, and the form to suggest another. */
export function themePages({ themes, themeDetails }: Content): ComposedPage[] {
  const list = {
    title: 'Темы для разговора',
    description:
      'Разговоры о линзах и здоровье глаз: аллергия, первая неделя, зима, разные глаза. Не нашли свою тему — напишите нам.',
  };
  const feedback = {
    title: 'Задать вопрос',
    description:
      'Спросите нас о линзах, уходе и подборе. Ответим на почту, а частые вопросы разберём в новых темах.',
  };
  const thanks = {
    title: 'Спасибо за вопрос',
    description: 'Мы получили ваш вопрос и ответим на почту.',
    noindex: true,
  };
  return [
    page('themeList', routes.themes, list, { themes: themes.map(listed) }),
    ...themeDetails.map((theme) => themePage(theme, themes)),
    page('themeFeedback', routes.themeFeedback, feedback, {
      themes: themes.filter(({ redirect }) => redirect === null).map(({ title }) => title),
    }),
    page('themeThanks', routes.themeFeedbackThanks, thanks, {}),
  ];
}
