import { searchContent as call } from '../../../contract/calls/search.ts';
import type { SearchContent } from '../../../contract/schemas/search.ts';
import { implement } from '../../handler.ts';
import { correct, type Corrected } from '../../search/correct.ts';
import { find } from '../../search/find.ts';
import { indexWaiting } from '../../search/index-waiting.ts';
import { readTerms } from '../../search/query-terms.ts';
import { suggest } from '../../search/suggest.ts';

type Groups = SearchContent['groups'];

function found(query: string, groups: Groups, corrected: string | null): SearchContent {
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  return { query, total, groups, corrected, suggestions: [] };
}

/** The corrected query to show; null when the query was only completed. */
function correctedText(corrected: readonly Corrected[]): string | null {
  const changed = corrected.some(({ term, wanted }) => wanted && wanted.text !== term.text);
  const sign = ({ term }: Corrected) => (term.excluded ? '-' : '');
  const quoted = ({ term }: Corrected, text: string) => (term.phrase ? `«${text}»` : text);
  if (!changed) return null;
  return corrected
    .map((one) => sign(one) + quoted(one, one.wanted?.text ?? one.term.text))
    .join(' ');
}

/**
 * Searches for the query as typed. Only when that finds nothing does it try the other keyboard
 * layout, Latin letters, unfinished words and typos.
 */
export const searchHandler = implement(call, async ({ query, kind, count }, { db, isReplica }) => {
  // A replica is read-only: the worker's next round indexes the latest saves.
  if (!isReplica) await indexWaiting(db);
  const scope = { kind, most: count };
  const terms = readTerms(query);
  const asTyped = await find(db, terms, scope);
  if (asTyped.length > 0) return found(query, asTyped, null);
  const corrected = await correct(db, terms);
  const wanted = corrected.flatMap((one) => one.wanted ?? []);
  if (wanted.length === terms.length && wanted.some((term, index) => term !== terms[index])) {
    const groups = await find(db, wanted, scope);
    if (groups.length > 0) return found(query, groups, correctedText(corrected));
  }
  return { ...found(query, [], null), suggestions: await suggest(db, corrected) };
});
