import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { Picture } from '../../../contract/fields.ts';
import type { Article } from '../../../contract/schemas/article.ts';

/** The build adds `image` to the contract's pictures. */
const fileOf = (picture: Picture & { image?: IGatsbyImageData }): string =>
  picture.image?.images.fallback?.src ?? picture.src;

/**
 * An article as structured data. Its author is an organisation: the authors in the seed are roles,
 * not people, and an invented name would deceive readers who look for health advice.
 */
export function articleData(article: Article): object {
  return {
    '@type': 'Article',
    '@id': `${article.url}#article`,
    headline: article.title,
    description: article.lead,
    image: fileOf(article.cover),
    datePublished: article.published_on,
    dateModified: article.updated_at,
    author: { '@type': 'Organization', name: article.author.role, url: '/' },
    publisher: { '@id': '/#organization' },
    articleSection: article.category.title,
    mainEntityOfPage: article.url,
    inLanguage: 'ru',
  };
}
