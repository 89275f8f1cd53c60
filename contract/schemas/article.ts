import * as v from 'valibot';
import { day, entity, html, id, link, list, picture, text } from '../fields.ts';

export const category = v.object({
  ...entity,
  title: text,
  lead: v.string(),
  cover: picture,
  /** Number of articles in it. */
  articles: v.number(),
});

export const tag = v.object({ ...entity, title: text, articles: v.number() });

/**
 * A complete article. The specification does not show its shape; the fields are those of an advice
 * article in health publishing: who wrote it, who checked it and when, and its sources.
 */
export const article = v.object({
  ...entity,
  title: text,
  lead: text,
  body: html,
  cover: picture,
  category: link,
  tags: v.array(link),
  /** A role such as «Редакция «Ясно»»; `sample` marks demo data. */
  author: v.object({ role: text, sample: v.boolean() }),
  reviewer: v.object({ role: text, sample: v.boolean(), reviewed_on: day }),
  sources: v.array(v.object({ title: text, url: v.pipe(v.string(), v.url()) })),
  published_on: day,
  reading_minutes: id,
});

/**
 * The teaser of an article: without anything that changes with every edit of its body, so that such
 * an edit changes no page that only links to it.
 */
export const articleCard = v.omit(article, [
  'body',
  'sources',
  'author',
  'reviewer',
  'updated_at',
  'revision',
]);

/** The effective page number and page size of a list, after defaults. */
const paging = { page: id, count: id };

/** An article in a list of all: without what only its own page shows. */
export const listedArticle = v.omit(article, ['body', 'sources', 'author', 'reviewer']);

export const articles = v.object({ ...list(listedArticle).entries, ...paging });

/** For the build, so that 200 articles are one request instead of 200. */
export const articlesFull = v.object({ ...list(article).entries, ...paging });

/** `article.show`: the article with its neighbours and related articles. */
export const articleShow = v.object({
  item: article,
  related: v.array(articleCard),
  /** Neighbours in order of publication; null at the ends. */
  previous: v.nullable(articleCard),
  next: v.nullable(articleCard),
});

export const articlePage = v.object({ title: text, lead: text, sections: v.array(category) });

export type Category = v.InferOutput<typeof category>;
export type Tag = v.InferOutput<typeof tag>;
export type Article = v.InferOutput<typeof article>;
export type ListedArticle = v.InferOutput<typeof listedArticle>;
export type ArticleCard = v.InferOutput<typeof articleCard>;
export type ArticlePage = v.InferOutput<typeof articlePage>;
