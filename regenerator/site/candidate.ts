import type { RestEntities } from '../content/rest-content.ts';
import type { ArticleChange } from '../pages/article-touch.ts';

/** Content with some changes applied. */
export type Candidate = {
  readonly entities: RestEntities;
  readonly articles: readonly ArticleChange[];
};
