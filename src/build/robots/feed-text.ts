import type { Article } from '../../../contract/schemas/article.ts';
import { FOOTNOTE_MARK } from '../../rich-text/footnote-mark.ts';

const PICTURE = /<picture\b[^>]*>[\s\S]*?(<img\b[^>]*>)<\/picture>/g;
/** Attributes that only a page of the site needs. */
const OF_PAGE = /\s(?:loading|decoding|data-[a-z]+)="[^"]*"/g;
const TAG = /<(?:a|figure|img|table|td|th)\b[^>]*>/g;

/**
 * The text of an article for feed readers: addresses are absolute, each picture is one file, and the numbers
 * of footnotes are left out, as the notes are at the end of a page.
 */
export function feedText({ body, url }: Article, siteUrl: string): string {
  return body
    .replace(FOOTNOTE_MARK, '')
    .replace(PICTURE, '$1')
    .replace(TAG, (tag) =>
      tag
        .replace(OF_PAGE, '')
        .replace(/\s(href|src)="\/(?!\/)/, ` $1="${siteUrl}/`)
        .replace(/\shref="#/, ` href="${siteUrl}${url}#`),
    );
}
