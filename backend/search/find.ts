import { sql } from 'drizzle-orm';
import type { SearchContent, SearchKind } from '../../contract/schemas/search.ts';
import type { Database } from '../db/database.ts';
import { askedOf, formsOf, type Asked, type Wanted } from './asked.ts';
import { queryName } from './query-terms.ts';
import { rowsOf } from './rows.ts';
import { markedTitle, snippetOf, textOf, wordPattern } from './snippet.ts';
import { rowsOfKind, SOURCES, type Found } from './sources.ts';

type Group = SearchContent['groups'][number];
type Match = { kind: SearchKind; entity_id: number; place: string; total: string };

export type Scope = {
  /** Restricts the search to one kind; defaults to all. */
  readonly kind?: SearchKind | undefined;
  /** Entities shown per kind. */
  readonly most: number;
};

/** The best matches, and the total number. */
async function matchesOf(db: Database, { query }: Asked, name: string, { kind, most }: Scope) {
  const kinds = SOURCES.map((source) => source.kind).filter((one) => !kind || one === kind);
  return rowsOf<Match>(
    db,
    sql`select kind, m.* from jsonb_array_elements_text(${JSON.stringify(kinds)}::jsonb) kind,
        lateral search_matches(${query}::tsquery, ${name}, kind, ${most}::integer) m`,
  );
}

function itemOf(row: Found, url: string, pattern: RegExp | null) {
  const lead = textOf(row.lead);
  const text = textOf(row.body);
  // The lead is the best summary, but only if it contains the match.
  const shown = lead !== '' && (!pattern || lead.search(pattern) >= 0) ? lead : text || lead;
  return {
    id: row.id,
    title: row.title,
    title_parts: markedTitle(row.title, pattern),
    url,
    snippet: snippetOf(shown, pattern),
    updated_at: new Date(row.updated_at).toISOString(),
  };
}

async function groupsOf(db: Database, matches: readonly Match[], asked: Asked): Promise<Group[]> {
  const shown = SOURCES.map((source) => ({
    source,
    own: matches.filter((match) => match.kind === source.kind),
  })).filter(({ own }) => own.length > 0);
  if (shown.length === 0) return [];
  const statements = shown.map(({ source, own }) =>
    rowsOfKind(
      source,
      own.map((match) => match.entity_id),
    ),
  );
  const rows = await rowsOf<Found>(db, sql.join(statements, sql` union all `));
  const pattern = wordPattern(await formsOf(db, asked));
  const found = new Map(rows.map((row) => [`${row.kind} ${row.id}`, row]));
  return shown.map(({ source, own }) => ({
    kind: source.kind,
    title: source.title,
    total: Number(own[0]?.total ?? 0),
    items: own
      .toSorted((a, b) => Number(a.place) - Number(b.place))
      .flatMap((match) => found.get(`${match.kind} ${match.entity_id}`) ?? [])
      .map((row) => itemOf(row, source.url(row), pattern)),
  }));
}

/** All matches of some terms by kind; empty when there are none. */
export async function find(db: Database, terms: readonly Wanted[], scope: Scope): Promise<Group[]> {
  const asked = await askedOf(db, terms);
  if (!asked) return [];
  const name = queryName(terms.map((term) => term.text).join(' '));
  return groupsOf(db, await matchesOf(db, asked, name, scope), asked);
}
