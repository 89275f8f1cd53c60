import type { ReactElement } from 'react';
import type { ArticleCard as ArticleCardData } from '../../../contract/schemas/article.ts';
import { ArticleCard } from './ArticleCard.tsx';
import { ArticleNeighbour } from './ArticleNeighbour.tsx';

/**
 * The forms in which lists and pages of articles show a card, as they stand in those pages. The
 * regenerator puts a changed card into them by these; a form that is missing here costs it time, and
 * nothing else: see docs/decisions/043.
 */
export const articleCardForms: readonly ((article: ArticleCardData) => ReactElement)[] = [
  (article) => <ArticleCard article={article} />,
  (article) => <ArticleCard article={article} priority />,
  (article) => <ArticleCard article={article} priority leading />,
  (article) => <ArticleCard article={article} heading="h3" />,
  (article) => <ArticleNeighbour article={article} rel="prev" />,
  (article) => <ArticleNeighbour article={article} rel="next" />,
];
