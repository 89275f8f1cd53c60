/** The texts above the content of pages that comes from elsewhere: lists, forms and maps. */
import * as v from 'valibot';
import { list, moment, text } from '../fields.ts';

/** The documents with the texts of such pages, by code. */
export const LIST_PAGES = [
  'catalog.page',
  'compare.page',
  'discontinued.page',
  'tags.page',
  'faq.page',
  'friend.page',
  'instructions.page',
  'content.page',
  'links.page',
  'discounts.page',
  'discounts.online.page',
  'discounts.offline.page',
  'themes.page',
  'themes.feedback.page',
  'cities.page',
  'where.buy.page',
  'map.optic.page',
  'auth.page',
  'search.page',
  'poll.page',
  'survey.page',
  'registration.page',
] as const;

export type ListPageCode = (typeof LIST_PAGES)[number];

/** The texts above the content of a page, and its metadata for robots. */
export const listPage = v.object({
  code: v.picklist(LIST_PAGES),
  title: text,
  /** Its name in breadcrumbs, both its own and those of the pages below it. */
  crumb: text,
  lead: text,
  description: text,
  updated_at: moment,
  revision: v.number(),
});

export const listPages = list(listPage);

export type ListPage = v.InferOutput<typeof listPage>;
