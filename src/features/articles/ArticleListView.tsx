import type { ArticleListData, PageData } from '../../build/page-data.ts';
import { routes } from '../../config/routes.ts';
import type { Crumb } from '../../ui/page/crumb.ts';
import { CardGrid } from '../../ui/cards/CardGrid.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { PageIntro } from '../../ui/page/PageIntro.tsx';
import { Pagination } from '../../ui/links/Pagination.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { ArticleCard } from './ArticleCard.tsx';
import { ListCount } from './ListCount.tsx';
import { ListFilters } from './ListFilters.tsx';
import { countArticles } from './reading-words.ts';
import * as css from './ArticleListView.module.css';

const crumbsOf = ({ section, tag, title }: ArticleListData): Crumb[] => {
  const above: Crumb[] = [{ title: 'Главная', url: routes.home }];
  if (section === null && tag === null) return [...above, { title }];
  above.push({ title: 'Всё о\u00a0зрении', url: routes.articles });
  if (section === null) return [...above, { title: 'Темы', url: routes.tags }, { title }];
  if (tag === null) return [...above, { title }];
  return [...above, { title: section.title, url: section.url }, { title: tag.title }];
};

/** A page of articles: all of them, a category's or a tag's. */
export function ArticleListView(props: PageData['articleList']) {
  const { section, tag, title, lead, items, total, period, newest, newer, older, years } = props;
  // Only the newest page has a leading article: on the others none is more important.
  const whole = section === null && tag === null;
  const leading = period === null && whole && items.length > 3 ? items[0] : undefined;
  const rest = leading === undefined ? items : items.slice(1);
  return (
    <>
      <PageIntro fold title={title} lead={lead} crumbs={crumbsOf(props)}>
        <ListFilters sections={props.sections} topics={props.topics} tag={tag} />
      </PageIntro>
      <Section>
        {items.length === 0 ? (
          <EmptyState
            title="Здесь пока нет статей"
            text="Мы&#160;уже пишем. А&#160;пока загляните в&#160;другие разделы."
            action={{ title: 'Все статьи', url: routes.articles }}
          />
        ) : (
          <>
            <ListCount>{total === null ? period : countArticles(total)}</ListCount>
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
        <Pagination older={older} newer={newer} newest={newest} current={period} years={years} />
      </Section>
    </>
  );
}
