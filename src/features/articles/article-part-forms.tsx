import type { ReactElement } from 'react';
import type { ArticleCard as ArticleCardData } from '../../../contract/schemas/article.ts';
import type { CountedLink } from '../../build/part-forms.ts';
import { CardCell } from '../../ui/cards/CardCell.tsx';
import { Tag } from '../../ui/links/Tag.tsx';
import { ArticleCard } from './ArticleCard.tsx';
import { ArticleNeighbour } from './ArticleNeighbour.tsx';
import { ListCount } from './ListCount.tsx';
import { countArticles } from './reading-words.ts';

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

/** The cell of a card in a list, for one that leaves it. */
export const articleCellForm = (article: ArticleCardData): ReactElement => (
  <CardCell>
    <ArticleCard article={article} />
  </CardCell>
);

/** The number above a list, as the newest page of the list has it. */
export const articleTotalForm = (total: number): ReactElement => (
  <ListCount>{countArticles(total)}</ListCount>
);

/** A filter of a list, or a subject on the page of all, with the number of its articles. */
export const countedLinkForm = (link: CountedLink): ReactElement => <Tag {...link} />;
