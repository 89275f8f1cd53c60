import type { SearchContent } from '../../contract/schemas/search.ts';
import { routes } from '../../src/config/routes.ts';
import { SEARCH_COUNT, searchWords } from '../../src/config/search-words.ts';
import { escaped as text } from './escaped.ts';
import { PageSource } from './page-source.ts';

type Group = SearchContent['groups'][number];
type Item = Group['items'][number];

const link = (url: string, words: string) => `<a href="${text(url)}">${text(words)}</a>`;

/** `data-tag` styles a link as a tag (src/ui/links/Tag.module.css); a number is in a `span`. */
const tag = (url: string, words: string, count?: number) =>
  `<a data-tag href="${text(url)}">${text(words)}${count === undefined ? '' : ` <span>${count}</span>`}</a>`;

const marked = (parts: Item['snippet']) =>
  parts.map((part) => (part.found ? `<mark>${text(part.text)}</mark>` : text(part.text))).join('');

const itemHtml = (item: Item) =>
  `<li><h3><a href="${text(item.url)}">${marked(item.title_parts)}</a></h3>` +
  `<p>${marked(item.snippet)}</p></li>`;

function moreHtml(query: string, { kind, total, items }: Group): string {
  if (total <= items.length) return '';
  if (items.length >= SEARCH_COUNT.most) return `<p>${text(searchWords.narrow)}</p>`;
  return link(routes.searchOfKind(query, kind), searchWords.more);
}

const groupHtml = (query: string, group: Group) =>
  `<section id="found-${group.kind}"><h2>${text(group.title)} <span>${group.total}</span></h2>` +
  `<div><ul role="list">${group.items.map(itemHtml).join('')}</ul>${moreHtml(query, group)}</div></section>`;

const rows = (links: readonly string[]) => links.map((one) => `<li>${one}</li>`).join('');

const list = (links: readonly string[]) => `<ul role="list">${rows(links)}</ul>`;

const navHtml = (groups: readonly Group[]) =>
  `<nav aria-label="${text(searchWords.kinds)}">` +
  `<ul>${rows(groups.map(({ kind, title, total }) => tag(`#found-${kind}`, title, total)))}</ul></nav>`;

function nothingHtml({ query, suggestions }: SearchContent): string {
  const links = suggestions.map((one) => tag(routes.searchFor(one), one));
  return (
    `<div data-message><h2>${text(searchWords.nothing(query))}</h2><p>${text(searchWords.nothingHint)}</p>` +
    `<h3>${text(searchWords.suggestions)}</h3>${list(links)}</div>`
  );
}

/**
 * The results as plain elements that the page's styles cover, because class names come from the
 * build.
 * @param kind the one group that was requested.
 */
export function resultsHtml(result: SearchContent, kind: string | undefined): string {
  const { query, total, groups, corrected } = result;
  if (total === 0) return nothingHtml(result);
  const summary = corrected
    ? searchWords.corrected(query, corrected)
    : searchWords.found(query, total);
  const way = kind ? tag(routes.searchFor(query), searchWords.all) : '';
  const nav = groups.length > 1 ? navHtml(groups) : way;
  return `<p>${text(summary)}</p>${nav}${groups.map((group) => groupHtml(query, group)).join('')}`;
}

/** The backend failed: a message in the page's own slot, with links. */
export function unavailableHtml(): string {
  const ways: [string, string][] = [
    [routes.catalog, 'Продукты'],
    [routes.articles, 'Всё о\u00a0зрении'],
    [routes.faq, 'Вопросы и\u00a0ответы'],
  ];
  const links = ways.map(([url, title]) => tag(url, title));
  return (
    `<div data-message><h2>${text(searchWords.unavailable)}</h2>` +
    `<p>${text(searchWords.unavailableHint)}</p>${list(links)}</div>`
  );
}

/** Puts results and the query into the built page; one without the marks stays unchanged. */
export function rewriteSearch(html: string, query: string, results: string): string {
  const page = new PageSource(html);
  page.fill(page.all('data-search-results', 'div')[0], results);
  page.set(page.all('data-search-field', 'input')[0], { value: query });
  return page.html();
}
