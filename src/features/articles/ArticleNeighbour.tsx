import type { ArticleCard } from '../../../contract/schemas/article.ts';
import { Anchor } from '../../ui/links/Anchor.tsx';
import { classNames } from '../../ui/rendering/class-names.ts';
import { Icon } from '../../ui/signs/Icon.tsx';
import * as css from './ArticleNeighbour.module.css';

type Props = { article: ArticleCard; rel: 'prev' | 'next' };

/** The link to the previous or next article. */
export function ArticleNeighbour({ article: { url, title }, rel }: Props) {
  return (
    <Anchor url={url} rel={rel} className={classNames(css.root, rel === 'next' && css.next)}>
      <span className={css.label}>
        {rel === 'prev' && <Icon name="arrow-left" size={20} />}
        {rel === 'prev' ? 'Предыдущая статья' : 'Следующая статья'}
        {rel === 'next' && <Icon name="arrow-right" size={20} />}
      </span>
      {title}
    </Anchor>
  );
}
