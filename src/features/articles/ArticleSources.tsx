import type { Article } from '../../../contract/schemas/article.ts';
import { TextLink } from '../../ui/links/TextLink.tsx';
import * as css from './ArticleSources.module.css';

/** The sources of the article's statements. */
export function ArticleSources({ sources }: Pick<Article, 'sources'>) {
  if (sources.length === 0) return null;
  return (
    <section>
      <h2 className={css.title}>Источники</h2>
      <ol className={css.list}>
        {sources.map(({ title, url }) => (
          <li key={url}>
            <TextLink url={url}>{title}</TextLink>
          </li>
        ))}
      </ol>
    </section>
  );
}
