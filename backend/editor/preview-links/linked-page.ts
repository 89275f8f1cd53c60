/** The pages behind preview links: the draft's page below a bar, or the reason why there is none. */
import { BARE_PAGE_POLICY } from '../../../src/config/security.ts';

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const safe = (text: string) => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

/** «26 ноября в 13:40 по Москве». */
function momentInWords(moment: Date): string {
  const parts = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('ru', { ...options, timeZone: 'Europe/Moscow' }).format(moment);
  const day = parts({ day: 'numeric', month: 'long' }).replace(' ', '\u00a0');
  const time = parts({ hour: '2-digit', minute: '2-digit' });
  return `${day} в\u00a0${time} по\u00a0Москве`;
}

/**
 * A page that is not published runs no scripts, sends nothing, and cannot be framed.
 */
const PAGE_POLICY = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // The address alone gives access to the draft, so it is not sent to other sites.
  'referrer-policy': 'no-referrer',
};

const BAR_STYLE =
  'position:sticky;top:0;z-index:2147483647;padding:10px 16px;background:#14302f;color:#fff;' +
  'font:500 16px/1.4 "Golos Text Variable",system-ui,sans-serif;text-align:center';

const bar = (ends: Date) =>
  `<aside aria-label="Предпросмотр" style='${BAR_STYLE}'>Это предпросмотр: на\u00a0сайте такой страницы ещё\u00a0нет. ` +
  `Ссылка действует до\u00a0${momentInWords(ends)}.</aside>`;

/** Scripts are removed: they expect the published page. */
const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\bas="?script\b[^>]*>/gi;

/** The page of a draft, with a bar that says that it is not published. */
export function draftPage(html: string, ends: Date): Response {
  const still = html.replace(SCRIPTS, '');
  const marked = still.replace(/<body\b[^>]*>/i, (body) => body + bar(ends));
  return new Response(marked, {
    headers: { ...HEADERS, 'content-security-policy': PAGE_POLICY },
  });
}

type Told = { readonly title: string; readonly text: string };

const STYLE =
  ':root{color-scheme:light dark}body{font:18px/1.55 system-ui,sans-serif;max-width:34em;' +
  'margin:12vh auto;padding:0 20px}h1{font-size:1.6em;line-height:1.25}';

/** A page that explains why there is no preview. */
export function wordsPage(status: number, { title, text }: Told): Response {
  const html =
    '<!doctype html><html lang="ru"><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<title>${safe(title)}</title><style>${STYLE}</style>` +
    `<main><h1>${safe(title)}</h1><p>${safe(text)}</p><p><a href="/">На\u00a0главную страницу</a></p></main></html>`;
  return new Response(html, {
    status,
    headers: { ...HEADERS, 'content-security-policy': BARE_PAGE_POLICY },
  });
}
