import type { Article } from '../../../contract/schemas/article.ts';
import { Badge } from '../../ui/text/Badge.tsx';
import { formatDay } from '../../words/dates.ts';
import * as css from './ArticleTrust.module.css';

type Props = Pick<Article, 'author' | 'reviewer'>;

/** The author, the reviewer and the dates, which readers of a health article need. */
export function ArticleTrust({ author, reviewer }: Props) {
  return (
    <dl className={css.root}>
      <div className={css.person}>
        <dt className={css.label}>Автор</dt>
        <dd className={css.role}>{author.role}</dd>
        {author.sample && <SampleMark />}
      </div>
      <div className={css.person}>
        <dt className={css.label}>Материал проверен</dt>
        <dd className={css.role}>{reviewer.role}</dd>
        <dd className={css.label}>
          <time dateTime={reviewer.reviewed_on}>{formatDay(reviewer.reviewed_on)}</time>
        </dd>
        {reviewer.sample && <SampleMark />}
      </div>
    </dl>
  );
}

function SampleMark() {
  return (
    <dd>
      <Badge tone="warm">пример данных</Badge>
    </dd>
  );
}
