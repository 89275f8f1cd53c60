import type { ReactElement } from 'react';
import type { ArticleCard as ArticleCardData } from '../../../contract/schemas/article.ts';
import { ArticleCard } from './ArticleCard.tsx';
import { ArticleNeighbour } from './ArticleNeighbour.tsx';

/**
 * The variants in which lists and article pages show a card, as rendered in those pages. The
 * regenerator uses them to insert a changed card; a missing variant only costs it time: see
 * docs/decisions/043.
 */
export const articleCardForms: readonly ((article: ArticleCardData) => ReactElement)[] = [
  (article) => <ArticleCard article={article} />,
  (article) => <ArticleCard article={article} priority />,
  (article) => <ArticleCard article={article} priority leading />,
  (article) => <ArticleCard article={article} related />,
  (article) => <ArticleNeighbour article={article} rel="prev" />,
  (article) => <ArticleNeighbour article={article} rel="next" />,
];
