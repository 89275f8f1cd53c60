/** The articles linked from an article: the ones published just before and after it, and related ones. */
import { sql, type SQL } from 'drizzle-orm';
import type { Article, ArticleCard } from '../../../contract/schemas/article.ts';
import {
  newestFirst,
  relatedTo,
  WEIGHED,
  WEIGHED_LATER,
  WEIGHTS,
  type Dated,
  type Neighbours,
} from '../../../src/config/related-articles.ts';
import type { Database } from '../../db/database.ts';
import { rowsOf } from '../../search/rows.ts';
import { cardsWith } from './article-rows.ts';

/** Pseudo-ids of lists without an id; the others use their tag's id. */
const ALL = -1;
const CATEGORY = 0;

type Row = Dated & { readonly list: number; readonly is_later: boolean };

/** A list that contains the article: the columns of an index, in its order. */
type List = {
  readonly name: SQL;
  readonly from: SQL;
  readonly id: SQL;
  readonly day: SQL;
  readonly where: SQL;
  readonly earlier: number;
  readonly later: number;
};

/** The nearest articles of a list by date, on both sides; each side is a range of the list's index. */
function nearest(list: List, { id, published_on: day }: Dated): SQL {
  const side = (isLater: boolean) => sql`(
    select ${list.name} as list, ${isLater}::boolean as is_later, ${list.id} as id,
      ${list.day}::text as published_on
    from ${list.from}
    where ${list.where}
      and (${list.day}, ${list.id}) ${sql.raw(isLater ? '>' : '<')} (${day}::date, ${id}::int)
    order by ${list.day} ${sql.raw(isLater ? 'asc' : 'desc')}, ${list.id} ${sql.raw(isLater ? 'asc' : 'desc')}
    limit ${isLater ? list.later : list.earlier}::int
  )`;
  return sql`${side(false)} union all ${side(true)}`;
}

/** Qualified: a bare `order by published_on` would refer to the selected text. */
const inArticles = { from: sql`articles`, id: sql`articles.id`, day: sql`articles.published_on` };

/** Neighbours of an article in all lists that contain it, nearest first, with one statement. */
async function neighboursOf(db: Database, article: Article): Promise<Map<number, Row[]>> {
  const weighed = { earlier: WEIGHED, later: WEIGHED_LATER };
  const all = nearest(
    { ...inArticles, name: sql`${ALL}::int`, where: sql`true`, earlier: 1, later: 1 },
    article,
  );
  const ofCategory = nearest(
    {
      ...inArticles,
      ...weighed,
      name: sql`${CATEGORY}::int`,
      where: sql`category_id = ${article.category.id}::int`,
    },
    article,
  );
  const ofTags = nearest(
    {
      ...weighed,
      name: sql`theirs.tag_id`,
      from: sql`article_tags theirs`,
      id: sql`theirs.article_id`,
      day: sql`theirs.published_on`,
      where: sql`theirs.tag_id = ours.tag_id`,
    },
    article,
  );
  const rows = await rowsOf<Row>(
    db,
    sql`${all} union all ${ofCategory} union all (
      select nearest.* from article_tags ours, lateral (${ofTags}) nearest
      where ours.article_id = ${article.id}::int
    )`,
  );
  return Map.groupBy(rows, ({ list }) => list);
}

/** The nearest in time first: SQL promises no order of a union. */
const sides = (rows: readonly Row[]) => ({
  earlier: rows.filter((row) => !row.is_later).sort(newestFirst),
  later: rows
    .filter((row) => row.is_later)
    .sort(newestFirst)
    .reverse(),
});

type Beside = {
  readonly related: ArticleCard[];
  readonly previous: ArticleCard | null;
  readonly next: ArticleCard | null;
};

/** The cards next to an article; related ones are chosen as on the site's pages. */
export async function cardsBeside(db: Database, article: Article): Promise<Beside> {
  const lists = await neighboursOf(db, article);
  const { earlier, later } = sides(lists.get(ALL) ?? []);
  lists.delete(ALL);
  const neighbours = [...lists].map(([list, rows]): Neighbours<Row> => ({
    weight: list === CATEGORY ? WEIGHTS.category : WEIGHTS.tag,
    ...sides(rows),
  }));
  const related = relatedTo(neighbours).map(({ id }) => id);
  const ids = [...related, ...[...earlier, ...later].map(({ id }) => id)];
  const cards = await cardsWith(db, [...new Set(ids)]);
  const cardOf = (id: number | undefined): ArticleCard | null =>
    cards.find((card) => card.id === id) ?? null;
  return {
    related: related.flatMap((id) => cardOf(id) ?? []),
    previous: cardOf(earlier[0]?.id),
    next: cardOf(later[0]?.id),
  };
}
