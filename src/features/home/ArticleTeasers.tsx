import type { ArticleCard } from '../../../contract/schemas/article.ts';
import type { MainPage } from '../../../contract/schemas/pages.ts';
import { routes } from '../../config/routes.ts';
import { CardGrid } from '../../ui/cards/CardGrid.tsx';
import { readingTime } from '../../words/reading-time.ts';
import { Section } from '../../ui/page/Section.tsx';
import { Teaser } from '../../ui/cards/Teaser.tsx';

type Props = { words: MainPage['articles']; articles: ArticleCard[] };

/** The newest articles. Empty while there are none. */
export function ArticleTeasers({ words, articles }: Props) {
  if (articles.length === 0) return null;
  return (
    <Section
      title={words.title}
      lead={words.text}
      more={{ title: 'Все статьи', url: routes.articles }}
    >
      <CardGrid
        items={articles}
        keyOf={(article) => article.id}
        render={(article) => (
          <Teaser
            title={article.title}
            url={article.url}
            picture={article.cover}
            sizes="(min-width: 1280px) 25rem, (min-width: 820px) 44vw, 92vw"
            above={[article.category.title, readingTime(article.reading_minutes)]}
          />
        )}
      />
    </Section>
  );
}
