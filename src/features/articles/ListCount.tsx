import * as css from './ArticleListView.module.css';

/** What stands above the cards of a list: how many articles it has, or which days the page covers. */
export function ListCount({ children }: { children: string | null }) {
  return <p className={css.count}>{children}</p>;
}
