/** From the table «Content and catalogue»: articles, their categories and tags. */
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { boundedNumber, byAlias, commaList, idList, none, optionalText } from '../query.ts';
import * as article from '../schemas/article.ts';
import { contentCall } from './content-call.ts';

/** Heading of the article list and its sections. */
export const articlePage = defineCall({
  ...contentCall,
  name: 'article.page',
  path: '/rest/article.page',
  params: none,
  result: article.articlePage,
  errors: [],
});

export const articleByAlias = defineCall({
  ...contentCall,
  name: 'article',
  forOthers: true,
  path: '/rest/article',
  params: byAlias,
  result: article.article,
  errors: ['not_found'],
});

/** Like `article`, with its neighbours and related articles. */
export const articleShow = defineCall({
  ...contentCall,
  name: 'article.show',
  forOthers: true,
  path: '/rest/article.show',
  params: byAlias,
  result: article.articleShow,
  errors: ['not_found'],
});

const listParams = v.object({
  'filter[section]': optionalText,
  'filter[tags]': commaList,
  'filter[ids]': idList,
  count: boundedNumber({ min: 1, max: 500, byDefault: 12 }),
  page: boundedNumber({ min: 1, max: 100_000, byDefault: 1 }),
});

/**
 * Without their texts, newest first. Filters take aliases, or ids of single articles; an unknown value gives an
 * empty list.
 */
export const articles = defineCall({
  ...contentCall,
  name: 'articles',
  forOthers: true,
  path: '/rest/articles',
  params: listParams,
  result: article.articles,
  errors: [],
});

/** Like `articles`, with complete articles: a body is ten times as long as the rest. */
export const articlesFull = defineCall({
  ...contentCall,
  name: 'articles.full',
  beyondSpec: true,
  path: '/rest/articles.full',
  params: listParams,
  result: article.articlesFull,
  errors: [],
});

export const articleTags = defineCall({
  ...contentCall,
  name: 'article.tags',
  path: '/rest/article.tags',
  params: none,
  result: v.object({ items: v.array(article.tag), total: v.number() }),
  errors: [],
});
