import { inArray, sql } from 'drizzle-orm';
import type { Article, ArticleCard } from '../../../contract/schemas/article.ts';
import {
  relatedTo,
  WEIGHED,
  WEIGHED_LATER,
  WEIGHTS,
  type Dated,
  type Neighbours,
} from '../../../src/config/related-articles.ts';
import type { Database } from '../../db/database.ts';
import { articles } from '../../db/schema.ts';
import { rowsOf } from '../../search/rows.ts';
import { asCards, selectCards } from './article-rows.ts';

/** `list` is the id of a tag, or 0 for the category. */
type Row = Dated & { readonly list: number; readonly is_later: boolean };

/** Neighbours of an article in the lists of its tags and its category, nearest first. */
async function neighboursOf(db: Database, article: Article): Promise<Neighbours<Row>[]> {
  const { id, published_on: day, category } = article;
  const rows = await rowsOf<Row>(
    db,
    sql`
      with members as (
        select 0 as list, id, published_on from articles where category_id = ${category.id}
        union all
        select ours.tag_id, id, published_on
        from article_tags ours
        join article_tags theirs on theirs.tag_id = ours.tag_id
        join articles on id = theirs.article_id
        where ours.article_id = ${id}
      ), placed as (
        select *, (published_on, id) > (${day}::date, ${id}::int) as is_later
        from members where id <> ${id}
      ), ranked as (
        select *, row_number() over (
          partition by list, is_later
          order by abs(published_on - ${day}::date), case when is_later then id else -id end
        ) as place from placed
      )
      select list, is_later, id, published_on::text from ranked
      where place <= case when is_later then ${WEIGHED_LATER}::int else ${WEIGHED}::int end
      order by place
    `,
  );
  return [...Map.groupBy(rows, ({ list }) => list)].map(([list, found]) => ({
    weight: list === 0 ? WEIGHTS.category : WEIGHTS.tag,
    earlier: found.filter((row) => !row.is_later),
    later: found.filter((row) => row.is_later),
  }));
}

/** Related articles, chosen as on the site's pages. */
export async function relatedCards(db: Database, article: Article): Promise<ArticleCard[]> {
  const ids = relatedTo(article, await neighboursOf(db, article)).map(({ id }) => id);
  const cards = await asCards(db, await selectCards(db).where(inArray(articles.id, ids)));
  return cards.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}
