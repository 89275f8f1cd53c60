import type { ArticleCard as ArticleCardData } from '../../../contract/schemas/article.ts';
import { formatDay } from '../../words/dates.ts';
import { readingTime } from '../../words/reading-time.ts';
import { Teaser } from '../../ui/cards/Teaser.tsx';

type Props = {
  article: ArticleCardData;
  priority?: boolean;
  /** The newest article leads the list: wide, with its picture next to the text. */
  leading?: boolean;
  /** Below another article: a heading of a lower level, and no lead. */
  related?: boolean;
};

/** An article in a list. */
export function ArticleCard({
  article,
  priority = false,
  leading = false,
  related = false,
}: Props) {
  return (
    <Teaser
      title={article.title}
      url={article.url}
      lead={related ? undefined : article.lead}
      picture={article.cover}
      sizes={
        leading
          ? '(min-width: 1280px) 41rem, (min-width: 820px) 50vw, 92vw'
          : '(min-width: 1280px) 25rem, (min-width: 820px) 44vw, 92vw'
      }
      priority={priority}
      heading={related ? 'h3' : 'h2'}
      lying={leading}
      above={[article.category.title, readingTime(article.reading_minutes)]}
      below={<time dateTime={article.published_on}>{formatDay(article.published_on)}</time>}
    />
  );
}
