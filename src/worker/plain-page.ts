import { KEPT_MARK } from '../config/offline.ts';

const SCRIPT = /<script\b[^>]*\ssrc="[^"]*"[^>]*><\/script>/g;
const PRELOADED_SCRIPT = /<link\b[^>]*\sas="script"[^>]*>/g;
const NOSCRIPT = /<\/?noscript\b[^>]*>/g;

/** Resolves the queries for scripting in styles as in a browser without scripts. */
export const plainStyles = (css: string): string =>
  css
    .replace(/\(scripting:\s*none\)/g, '(min-width:0)')
    .replace(/\(scripting:\s*enabled\)/g, '(max-width:0)');

const SHEET = /<link\b[^>]*\srel="stylesheet"[^>]*>/g;

/**
 * The query of a kept page's style sheets. Under their own addresses the browser's cache has them as they
 * were built, with the queries for scripting, and responds without a network.
 */
export const KEPT_SHEET = '?kept';

/**
 * A page as browsers without scripts show it; every page of the site supports that. Our scripts would request
 * data that is not kept.
 */
export function plainPage(html: string): string {
  const page = [SCRIPT, PRELOADED_SCRIPT, NOSCRIPT].reduce(
    (text, part) => text.replace(part, ''),
    html,
  );
  const marked = page.replace(SHEET, (link) =>
    link.replace(/(?<=\shref="\/[^"?]+\.css)(?=")/, KEPT_SHEET),
  );
  return plainStyles(marked);
}

/** The title of a page, as HTML. */
export function titleOf(html: string): string {
  const [, heading] = /<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html) ?? [];
  return (heading ?? '').replace(/<[^>]*>/g, '').trim();
}

const ADDRESS = /(?:href="|url\()(\/[^"')]+\.(?:css|woff2))/g;

/** The path in an address, without its origin. */
export const pathIn = (address: string): string => new URL(address, 'http://site').pathname;

/** Paths of a page's style sheets and preloaded fonts. */
export function filesIn(html: string): string[] {
  const [head = ''] = html.split('<body', 1);
  const fonts = [...head.matchAll(/<link\b[^>]*\sas="font"[^>]*>/g)].map(([link]) => link);
  const sheets = [...html.matchAll(SHEET)].map(([link]) => link);
  const found = [...fonts, ...sheets].flatMap((link) => [...link.matchAll(ADDRESS)]);
  return [...new Set(found.map(([, address = '']) => pathIn(address)))];
}

const NOTE_STYLE =
  'margin:0;padding:var(--space-4) var(--gutter);background:var(--ground-warm);color:var(--text-warm);text-align:center';

/** A page that begins with a note of its date. */
export const withNote = (html: string, day: Date): string =>
  html.replace(/<main\b[^>]*>/, (main) => {
    const written = day.toLocaleDateString('ru-RU', { day: 'numeric', month: 'long' });
    const text = `Нет связи. Показываем страницу, какой она была ${written}.`;
    return `${main}<p style="${NOTE_STYLE}">${text.replace(/(?<=\d) /g, '\u00a0')}</p>`;
  });

const PLACE = new RegExp(`(<[a-z]+\\b[^>]*\\s${KEPT_MARK.place}="[^"]*"[^>]*>)(?=</)`);

/** A page with content in its empty place. */
export const filled = (html: string, content: string): string =>
  html.replace(PLACE, (place) => place + content);

/** The list of readable pages, for the offline page. */
export const linksTo = (pages: readonly { readonly path: string; readonly title: string }[]) =>
  pages.map(({ path, title }) => `<li><a href="${path}">${title}</a></li>`).join('');
