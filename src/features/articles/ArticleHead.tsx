import type { Article } from '../../../contract/schemas/article.ts';
import { routes } from '../../config/routes.ts';
import { Breadcrumbs } from '../../ui/page/Breadcrumbs.tsx';
import { formatDay } from '../../words/dates.ts';
import { classNames } from '../../ui/rendering/class-names.ts';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { readingTime } from '../../words/reading-time.ts';
import * as css from './ArticleHead.module.css';

/** Title, lead, reading time and picture. */
export function ArticleHead({ article }: { article: Article }) {
  return (
    <header className={css.root}>
      <Breadcrumbs
        items={[
          { title: 'Главная', url: routes.home },
          { title: 'Всё о\u00a0зрении', url: routes.articles },
          { title: article.category.title, url: article.category.url },
          { title: article.title },
        ]}
      />
      <h1 className={css.title}>{article.title}</h1>
      <p className={css.lead}>{article.lead}</p>
      <p className={css.meta}>
        <time dateTime={article.published_on}>{formatDay(article.published_on)}</time>
        <span>{readingTime(article.reading_minutes)}</span>
      </p>
      <div className={css.frame}>
        <Picture
          picture={article.cover}
          sizes="(min-width: 1280px) 78rem, 94vw"
          priority
          className={classNames(css.picture)}
        />
      </div>
    </header>
  );
}
