import type { SomeDocs } from './doc.ts';
import { article, articleCard, category, nextCard, stored } from './examples/content.ts';
import { listed } from './examples/listed.ts';

const byAlias = { alias: article.alias };
const inSection = { 'filter[section]': article.category.alias, count: 12, page: 1 };

export const articles = {
  articlePage: {
    summary: 'Read the heading and the categories of the articles page',
    description: 'Each category includes its number of articles.',
    example: {
      title: 'Всё о зрении',
      lead: 'Статьи о линзах, глазах и привычках, которые берегут зрение.',
      sections: [category],
    },
  },
  articles: {
    summary: 'List articles',
    description:
      'Without their texts, newest first. Filters take comma-separated aliases, or ids for ' +
      'individual articles; an unknown value yields an empty list.',
    params: inSection,
    example: { ...listed({ ...articleCard, ...stored }), page: 1, count: 12 },
  },
  articlesFull: {
    summary: 'List articles with their texts',
    description: 'Like `articles`, with complete articles: for a build of the whole site.',
    params: inSection,
    example: { ...listed(article), page: 1, count: 12 },
  },
  articleByAlias: {
    summary: 'Read an article',
    description: 'Includes its author, reviewer and sources.',
    params: byAlias,
    example: article,
  },
  articleShow: {
    summary: 'Read an article with its neighbours',
    description:
      '`previous` and `next` follow the publication date and are null at the ends; `related` lists ' +
      'related articles.',
    params: byAlias,
    example: { item: article, related: [nextCard], previous: articleCard, next: null },
  },
  articleTags: {
    summary: 'List article tags',
    description: 'Sorted by name, each with its number of articles.',
    example: listed({
      ...stored,
      id: 6,
      alias: 'gigiena',
      url: '/tags/gigiena/',
      title: 'Гигиена',
      articles: 5,
    }),
  },
} satisfies SomeDocs;
