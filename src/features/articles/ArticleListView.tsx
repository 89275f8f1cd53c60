import type { ArticleListData, PageData } from '../../build/page-data.ts';
import { routes } from '../../config/routes.ts';
import type { Crumb } from '../../ui/Breadcrumbs.tsx';
import { CardGrid } from '../../ui/CardGrid.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageIntro } from '../../ui/PageIntro.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { Section } from '../../ui/Section.tsx';
import { ArticleCard } from './ArticleCard.tsx';
import { CategoryNav } from './CategoryNav.tsx';
import { countArticles } from './reading-words.ts';
import * as css from './ArticleListView.module.css';

const crumbsOf = ({ scope, title }: ArticleListData): Crumb[] => [
  { title: 'Главная', url: routes.home },
  ...(scope.kind === 'all' ? [] : [{ title: 'Всё о\u00a0зрении', url: routes.articles }]),
  ...(scope.kind === 'tag' ? [{ title: 'Темы', url: routes.tags }] : []),
  { title },
];

/** A page of articles: all of them, a category's or a tag's. */
export function ArticleListView(props: PageData['articleList']) {
  const { scope, title, lead, items, total, number, pages, newer, older, categories } = props;
  // Only the newest page is led by an article: on the others none is more important.
  const leading =
    number === null && scope.kind === 'all' && items.length > 3 ? items[0] : undefined;
  const rest = leading === undefined ? items : items.slice(1);
  return (
    <>
      <PageIntro title={title} lead={lead} crumbs={crumbsOf(props)}>
        <CategoryNav
          categories={categories}
          current={scope.kind === 'category' ? scope.category.alias : null}
        />
      </PageIntro>
      <Section>
        {items.length === 0 ? (
          <EmptyState
            title="Здесь пока нет статей"
            text="Мы уже пишем. А пока загляните в другие разделы."
            action={{ title: 'Все статьи', url: routes.articles }}
          />
        ) : (
          <>
            <p className={css.count}>
              {countArticles(total)}
              {number !== null && <>, страница&#160;{number}</>}
            </p>
            {leading !== undefined && (
              <div className={css.leading}>
                <ArticleCard article={leading} priority leading />
              </div>
            )}
            <CardGrid
              items={rest}
              keyOf={(article) => article.id}
              render={(article, index) => (
                <ArticleCard article={article} priority={leading === undefined && index === 0} />
              )}
            />
          </>
        )}
        <Pagination older={older} newer={newer} pages={pages} current={number} />
      </Section>
    </>
  );
}
