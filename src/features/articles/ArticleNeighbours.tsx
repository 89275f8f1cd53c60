import type { PageData } from '../../build/page-data.ts';
import { ArticleNeighbour } from './ArticleNeighbour.tsx';
import * as css from './ArticleNeighbours.module.css';

type Props = Pick<PageData['article'], 'previous' | 'next'>;

/** The articles published before and after this one. */
export function ArticleNeighbours({ previous, next }: Props) {
  if (previous === null && next === null) return null;
  return (
    <nav className={css.root} aria-label="Соседние статьи">
      {previous !== null && <ArticleNeighbour article={previous} rel="prev" />}
      {next !== null && <ArticleNeighbour article={next} rel="next" />}
    </nav>
  );
}
