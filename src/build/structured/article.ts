import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { Picture } from '../../../contract/fields.ts';
import type { Article } from '../../../contract/schemas/article.ts';

/** The build adds `image` to the contract's pictures. */
const fileOf = (picture: Picture & { image?: IGatsbyImageData }): string =>
  picture.image?.images.fallback?.src ?? picture.src;

/**
 * An article as robots read it. Its author is an organisation: the seed's roles are no people, and
 * an invented name would be a lie to those who look for advice on their health.
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
