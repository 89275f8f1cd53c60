import type { Outline } from './article-outline.ts';
import * as css from './ArticleContents.module.css';

/** What the article consists of, as links to its parts. Short ones do without. */
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
