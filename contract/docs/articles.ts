import type { SomeDocs } from './doc.ts';
import { article, articleCard, category, nextCard, stored } from './samples/content.ts';
import { listed } from './samples/listed.ts';

const byAlias = { alias: article.alias };

export const articles = {
  articlePage: {
    summary: 'Read the heading of the articles and their categories',
    description: 'Each category with how many articles it has.',
    example: {
      title: 'Всё о зрении',
      lead: 'Статьи о линзах, глазах и привычках, которые берегут зрение.',
      sections: [category],
    },
  },
  articles: {
    summary: 'List articles',
    description:
      'The newest first. Filters take aliases, comma-joined, or the ids of single articles; an ' +
      'unknown one gives an empty list.',
    params: { 'filter[section]': article.category.alias, count: 12, page: 1 },
    example: { ...listed(article), page: 1, count: 12 },
  },
  articleByAlias: {
    summary: 'Read an article',
    description: 'With who wrote it, who checked it and where it is taken from.',
    params: byAlias,
    example: article,
  },
  articleShow: {
    summary: 'Read an article and what stands around it',
    description: 'Its neighbours by day of publication, null at the ends, and related articles.',
    params: byAlias,
    example: { item: article, related: [nextCard], previous: articleCard, next: null },
  },
  articleTags: {
    summary: 'List the tags of articles',
    description: 'By name, each with how many articles it has.',
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
