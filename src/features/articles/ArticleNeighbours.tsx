import type { PageData } from '../../build/page-data.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as css from './ArticleNeighbours.module.css';

type Props = Pick<PageData['article'], 'previous' | 'next'>;

/** The articles published before and after this one. */
export function ArticleNeighbours({ previous, next }: Props) {
  if (previous === null && next === null) return null;
  return (
    <nav className={css.root} aria-label="Соседние статьи">
      {previous !== null && (
        <Anchor url={previous.url} rel="prev" className={css.link}>
          <span className={css.label}>
            <Icon name="arrow-left" size={20} />
            Предыдущая статья
          </span>
          {previous.title}
        </Anchor>
      )}
      {next !== null && (
        <Anchor url={next.url} rel="next" className={classNames(css.link, css.next)}>
          <span className={css.label}>
            Следующая статья
            <Icon name="arrow-right" size={20} />
          </span>
          {next.title}
        </Anchor>
      )}
    </nav>
  );
}
