import { isMailingList, mailingLists } from '../../src/config/mailing-lists.ts';
import { PLAIN_PALETTE, type PlainColour } from '../../src/config/plain-palette.ts';
import { routes } from '../../src/config/routes.ts';
import { BARE_PAGE_POLICY } from '../../src/config/security.ts';

/** What the page says: a question, the confirmation, that the link is invalid, or to try again later. */
export type Told =
  | { readonly kind: 'asked' | 'left'; readonly list: string }
  | { readonly kind: 'old' | 'later' };

type Words = {
  readonly status: number;
  readonly title: string;
  /** HTML of our own, not escaped. */
  readonly text: string;
  readonly hasButton?: true;
};

const whatOf = (list: string) => (isMailingList(list) ? mailingLists[list].what : 'рассылку');

const MY_DATA = `<a href="${routes.personalProfile}">«Моих данных»</a>`;

function wordsOf(told: Told): Words {
  switch (told.kind) {
    case 'asked':
      return {
        status: 200,
        title: 'Отписаться от\u00a0новостей?',
        text: `Мы\u00a0перестанем присылать вам ${whatOf(told.list)}. Письма о\u00a0ваших заказах, сертификате и\u00a0входе в\u00a0кабинет останутся.`,
        hasButton: true,
      };
    case 'left':
      return {
        status: 200,
        title: 'Вы\u00a0отписались',
        text: `Мы\u00a0больше не\u00a0присылаем вам ${whatOf(told.list)}. Если передумаете, подпишитесь снова в\u00a0${MY_DATA}.`,
      };
    case 'old':
      return {
        status: 404,
        title: 'Эта ссылка не\u00a0работает',
        text: `Возможно, она скопирована не\u00a0целиком: откройте её ещё раз прямо из\u00a0письма или отпишитесь в\u00a0${MY_DATA}.`,
      };
    case 'later':
      return {
        status: 503,
        title: 'Сейчас не\u00a0получилось',
        text: 'Попробуйте ещё раз через минуту, пожалуйста.',
      };
  }
}

const variables = (palette: Readonly<Record<PlainColour, string>>) =>
  Object.entries(palette)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

const STYLES = [
  `:root{color-scheme:light dark;${variables(PLAIN_PALETTE.light)}}`,
  `@media(prefers-color-scheme:dark){:root{${variables(PLAIN_PALETTE.dark)}}}`,
  '*{box-sizing:border-box}',
  'body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;',
  'background:var(--ground-mist);color:var(--text);',
  "font:18px/1.55 'Golos Text Variable','Golos Text',system-ui,sans-serif}",
  'main{width:100%;max-width:36rem;padding:clamp(24px,6vw,48px);background:var(--surface);',
  'border:1px solid var(--line);border-radius:24px}',
  'h1{margin:0 0 16px;font-size:clamp(1.6rem,1.3rem + 1.4vw,2.2rem);line-height:1.2}',
  'p{margin:0 0 24px;color:var(--text-muted)}p:last-child{margin:0}a{color:var(--action)}',
  'button{min-height:52px;margin:0 0 24px;padding:12px 28px;border:0;border-radius:14px;',
  'background:var(--action);color:var(--action-text);font:inherit;font-weight:600;cursor:pointer}',
  ':focus-visible{outline:3px solid var(--action);outline-offset:3px}',
].join('');

/** A complete page with inline styles: it works without scripts and while the site is being published. */
export function unsubscribePage(told: Told) {
  const { status, title, text, hasButton } = wordsOf(told);
  const button = hasButton
    ? '<form method="post"><button type="submit">Отписаться</button></form>'
    : '';
  const html =
    '<!doctype html><html lang="ru"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    '<meta name="robots" content="noindex,nofollow">' +
    `<title>${title}</title><style>${STYLES}</style></head>` +
    `<body><main><h1>${title}</h1><p>${text}</p>${button}` +
    `<p><a href="${routes.home}">На\u00a0главную страницу</a></p></main></body></html>`;
  return { status, html, policy: BARE_PAGE_POLICY };
}
