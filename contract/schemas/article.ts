import * as v from 'valibot';
import { day, entity, html, id, link, list, picture, text } from '../fields.ts';

export const category = v.object({
  ...entity,
  title: text,
  lead: v.string(),
  cover: picture,
  /** Articles in it. */
  articles: v.number(),
});

export const tag = v.object({ ...entity, title: text, articles: v.number() });

/**
 * An article as the build needs it: whole, so that a list of 200 is one request and not 200.
 * Shape not shown in the specification; the fields are those of an advice article in health
 * publishing: who wrote it, who checked it and when, and where it is taken from.
 */
export const article = v.object({
  ...entity,
  title: text,
  lead: text,
  body: html,
  cover: picture,
  category: link,
  tags: v.array(link),
  /** A role such as «Редакция «Ясно»»; `sample` marks demonstration data. */
  author: v.object({ role: text, sample: v.boolean() }),
  reviewer: v.object({ role: text, sample: v.boolean(), reviewed_on: day }),
  sources: v.array(v.object({ title: text, url: v.pipe(v.string(), v.url()) })),
  published_on: day,
  reading_minutes: id,
});

/**
 * What a teaser shows of an article: nothing that changes with every edit of its body, so that
 * such an edit changes no page that only points at it.
 */
export const articleCard = v.omit(article, [
  'body',
  'sources',
  'author',
  'reviewer',
  'updated_at',
  'revision',
]);

export const articles = v.object({
  ...list(article).entries,
  /** The page given and the page size used, after defaults. */
  page: id,
  count: id,
});

/** `article.show`: the article with what stands around it. */
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
export type ArticleCard = v.InferOutput<typeof articleCard>;
export type ArticlePage = v.InferOutput<typeof articlePage>;
