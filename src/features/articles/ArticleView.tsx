import type { PageData } from '../../build/page-data.ts';
import { CardGrid } from '../../ui/cards/CardGrid.tsx';
import { Fold } from '../../ui/page/Fold.tsx';
import { RichText } from '../../ui/prose/RichText.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { TagList } from '../../ui/links/TagList.tsx';
import { ArticleCard } from './ArticleCard.tsx';
import { ArticleContents } from './ArticleContents.tsx';
import { ArticleHead } from './ArticleHead.tsx';
import { ArticleNeighbours } from './ArticleNeighbours.tsx';
import { articleOutline } from './article-outline.ts';
import { ArticleShare } from './ArticleShare.tsx';
import { ArticleSources } from './ArticleSources.tsx';
import { ArticleTrust } from './ArticleTrust.tsx';
import * as css from './ArticleView.module.css';

/** An article in one column, with its author and reviewer alongside. */
export function ArticleView({ article, related, previous, next }: PageData['article']) {
  const { html, headings } = articleOutline(article.body);
  return (
    <>
      <article>
        <ArticleHead article={article} />
        <Fold />
        <div className={css.columns}>
          <div>
            <div className={css.sticky}>
              <ArticleTrust author={article.author} reviewer={article.reviewer} />
              <ArticleContents headings={headings} />
            </div>
          </div>
          <div className={css.text}>
            <RichText html={html} className={css.body} />
            <ArticleSources sources={article.sources} />
            {article.tags.length > 0 && (
              <section aria-label="Темы статьи">
                <TagList items={article.tags.map(({ url, title }) => ({ url, title }))} />
              </section>
            )}
            <ArticleShare article={article} />
            <ArticleNeighbours previous={previous} next={next} />
          </div>
        </div>
      </article>
      {related.length > 0 && (
        <div data-screen="">
          <Section title="Читайте также" tone="mist">
            <CardGrid
              items={related}
              keyOf={(item) => item.id}
              render={(item) => <ArticleCard article={item} related />}
            />
          </Section>
        </div>
      )}
    </>
  );
}
