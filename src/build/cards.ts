import type { Article, ArticleCard } from '../../contract/schemas/article.ts';
import type { Product, ProductCard } from '../../contract/schemas/product.ts';

/** What a list shows of an article. */
export function articleCard(article: Article): ArticleCard {
  const { id, alias, url, title, lead, cover, category, tags, published_on, reading_minutes } =
    article;
  return { id, alias, url, title, lead, cover, category, tags, published_on, reading_minutes };
}

/** What a shelf shows of a product. */
export function productCard(product: Product): ProductCard {
  const { id, alias, url, title, kind, lead, filter_keys } = product;
  const [cover] = product.gallery;
  if (!cover) throw new Error(`Product ${alias} has no picture`);
  return { id, alias, url, title, kind, lead, filter_keys, cover };
}
