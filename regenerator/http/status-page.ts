import { hash } from 'node:crypto';
import { descriptions } from '../../contract/collections/all.ts';
import { entityTitle } from '../../contract/collections/entity-title.ts';
import { entityScreen } from '../../src/config/editor-addresses.ts';
import type { Held } from '../content/part.ts';
import type { ReleaseInfo } from '../publish/releases.ts';
import type { State, Status } from '../status.ts';

const STATES: Record<State, string> = {
  starting: 'Запускается: сверяет сайт с\u00a0содержанием',
  idle: 'Всё опубликовано',
  working: 'Обновляет страницы',
  waiting: 'Ждёт: не\u00a0получилось, попробует ещё раз сам',
  building: 'Собирает сайт целиком, это займёт минуту-другую',
  'held back': 'Показывает прежнюю версию, пока вы не\u00a0вернёте новую',
};

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const safe = (text: string) => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

const moment = (iso: string) =>
  new Intl.DateTimeFormat('ru-RU', {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: 'Europe/Moscow',
  }).format(new Date(iso));

/** The state in words; held-back content is not published. */
function stateWords({ state, held, queued }: Status): string {
  if (state !== 'idle') return STATES[state];
  if (held.length > 0) return 'Опубликовано, кроме того, что названо ниже';
  return queued > 0 ? STATES.working : STATES.idle;
}

const { format: counted } = new Intl.NumberFormat('ru-RU');

const row = (name: string, value: string) => `<dt>${name}</dt><dd>${value}</dd>`;

/** Its name for people: a document is named by its kind, whatever its title. */
function nameOf({ entity, alias, title }: Held): string {
  const { isFixed } = descriptions[entity];
  return isFixed ? entityTitle(entity, { alias }) : (title ?? alias);
}

function heldName(held: Held, siteUrl: string): string {
  const { entity, id } = held;
  const { one, many } = descriptions[entity];
  // Id zero stands for a whole collection, which has no entity screen.
  if (id === 0) return `<strong>${many}</strong> (целиком)`;
  const screen = safe(siteUrl + entityScreen(entity, id));
  return `<strong><a href="${screen}">${safe(nameOf(held))}</a></strong> (${one}, №\u00a0${id})`;
}

function heldItem(held: Held, siteUrl: string) {
  const { field, words, reason } = held;
  const place = field === null ? '' : `поле «${safe(field)}»: `;
  return `<li>${heldName(held, siteUrl)}<br>${place}${safe(words)}<br><small lang="en">${safe(reason)}</small></li>`;
}

function heldList({ held }: Status, siteUrl: string): string {
  if (held.length === 0) return '';
  const items = held.map((one) => heldItem(one, siteUrl));
  return `<h2>Не\u00a0опубликовано</h2><p>На\u00a0сайте эти материалы остались прежними. Исправьте их и\u00a0сохраните ещё раз.</p><ul>${items.join('')}</ul>`;
}

/** Rows of the table; the editor API lists all releases. */
const MOST = 20;

function releaseRows(releases: readonly ReleaseInfo[]): string {
  const rows = releases
    .slice(0, MOST)
    .map(
      ({ number, revision, time, files, current }) =>
        `<tr${current ? ' aria-current="true"' : ''}><td>${number}${current ? ' — на\u00a0сайте' : ''}</td><td>${moment(time)}</td><td>${revision ?? '—'}</td><td>${counted(files)}</td></tr>`,
    );
  return `<table><caption>Последние версии</caption><thead><tr><th scope="col">Версия</th><th scope="col">Опубликована</th><th scope="col">Правка</th><th scope="col">Файлов</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

const STYLE = `
:root{color-scheme:light dark;font:1.125rem/1.55 system-ui,sans-serif}
body{max-width:46rem;margin:0 auto;padding:2rem 1rem}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 1.5rem}
h2{font-size:1.25rem;margin:2rem 0 .5rem}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.5rem 1.5rem;margin:0}
dt{opacity:.8}dd{margin:0;font-weight:600}
small{opacity:.8}a{color:inherit}
ul{padding-left:1.25rem}li{margin:.75rem 0}
table{width:100%;border-collapse:collapse;margin-top:2rem}
caption{text-align:left;font-size:1.25rem;font-weight:700;padding-bottom:.5rem}
th,td{text-align:left;padding:.5rem .75rem .5rem 0;border-bottom:1px solid color-mix(in srgb,currentColor 20%,transparent)}
tr[aria-current] td{font-weight:700}
@media(max-width:480px){dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:.75rem}}`;

/** The content security policy of the status page: its own styles and nothing else. */
export const STATUS_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', STYLE, 'base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export type Shown = {
  readonly status: Status;
  readonly releases: readonly ReleaseInfo[];
  /** The site's origin, for links to the editor's screen. */
  readonly siteUrl: string;
};

/** The page that shows an editor the state of the site; it refreshes by itself. */
export function statusPage({ status, releases, siteUrl }: Shown, now: Date): string {
  const { last, error } = status;
  const rows = [
    row('Сейчас', stateWords(status)),
    row('Ждут очереди', String(status.queued)),
    row('Правка на\u00a0сайте', String(status.published_revision ?? '—')),
    last
      ? row(
          'В\u00a0последний раз',
          `изменено файлов: ${counted(last.changed)}, удалено: ${counted(last.removed)}, за ${counted(last.ms)}\u00a0мс`,
        )
      : '',
    error ? row('Что случилось', `<span lang="en">${safe(error)}</span>`) : '',
  ];
  return `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="5"><meta name="robots" content="noindex"><title>Обновление сайта</title><style>${STYLE}</style></head><body><main><h1>Обновление сайта</h1><dl>${rows.join('')}</dl>${heldList(status, siteUrl)}${releaseRows(releases)}<p>Страница обновляется сама. Данные на\u00a0${moment(now.toISOString())} по\u00a0Москве.</p></main></body></html>\n`;
}
