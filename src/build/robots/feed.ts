import type { Article } from '../../../contract/schemas/article.ts';
import { FEED_FILE, titleEnd } from '../../config/constants.ts';
import { routes } from '../../config/routes.ts';
import { feedText } from './feed-text.ts';
import { element, markup, XML_START } from './xml.ts';

/** The number of articles that a reader may want to catch up with. */
const NEWEST = 50;

/** Only these have their whole text: feed readers seldom show older ones. */
const WHOLE = 20;

/** The articles that the feed shows. @param articles newest first. */
export const newestOf = (articles: readonly Article[]) => articles.slice(0, NEWEST);

/** RFC 822, as RSS requires; a day without a time starts at midnight. */
const dated = (day: string) => new Date(day).toUTCString();

/** An article in the feed of the site at this URL. */
export function feedItem(article: Article, siteUrl: string, isWhole: boolean): string {
  const address = siteUrl + article.url;
  return [
    '<item>',
    element('title', article.title),
    element('link', address),
    // The id and not the URL: a changed alias must not look like a new article.
    `<guid isPermaLink="false">${siteUrl}/articles/${article.id}</guid>`,
    element('description', article.lead),
    isWhole ? markup('content:encoded', feedText(article, siteUrl)) : '',
    element('category', article.category.title),
    element('pubDate', dated(article.published_on)),
    '</item>\n',
  ].join('');
}

/**
 * RSS 2.0 of the newest articles; the first of them with the whole text.
 * @param articles newest first.
 * @param item writes one of them; by default anew.
 */
export function feedOf(
  articles: readonly Article[],
  list: { readonly title: string; readonly lead: string },
  { siteUrl, brand }: { readonly siteUrl: string; readonly brand: string },
  item: typeof feedItem = feedItem,
): string {
  const newest = newestOf(articles);
  const built = newest
    .map((article) => article.updated_at)
    .sort()
    .at(-1);
  const channel = [
    element('title', `${list.title}${titleEnd(brand)}`),
    element('link', siteUrl + routes.articles),
    element('description', list.lead),
    element('language', 'ru'),
    built === undefined ? '' : element('lastBuildDate', dated(built)),
    `<atom:link href="${siteUrl}/${FEED_FILE}" rel="self" type="application/rss+xml"/>\n`,
    ...newest.map((article, place) => item(article, siteUrl, place < WHOLE)),
  ];
  return (
    `${XML_START}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" ` +
    'xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>' +
    `${channel.join('')}</channel></rss>\n`
  );
}
