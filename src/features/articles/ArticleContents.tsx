import type { Outline } from './article-outline.ts';
import * as css from './ArticleContents.module.css';

/** The table of contents of an article. Short ones have none. */
export function ArticleContents({ headings }: Pick<Outline, 'headings'>) {
  if (headings.length < 3) return null;
  return (
    <nav aria-labelledby="soderzhanie">
      <h2 id="soderzhanie" className={css.title}>
        Содержание
      </h2>
      <ol>
        {headings.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={css.link}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
