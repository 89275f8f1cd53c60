import { useEffect, useMemo, useState } from 'react';
import type { FaqItem } from '../../../contract/schemas/reference.ts';
import { TYPING_PAUSE } from '../../config/search-words.ts';
import { useResource } from '../../stores/resource.ts';
import { foundQuestions, foundWords, keepQuery, questionSearch, type Found } from './faq-search.ts';

export type FaqSearchState = {
  readonly typed: string;
  readonly type: (typed: string) => void;
  /** Best first; null while there is no query or no response. */
  readonly found: readonly Found[] | null;
  /** Words to highlight. */
  readonly words: readonly string[];
  /**
   * The query without results, and the one that was searched instead. Other text may have been
   * typed by now.
   */
  readonly corrected: { readonly query: string; readonly to: string } | null;
  readonly failed: boolean;
};

/** Searches the questions whenever typing pauses. */
export function useFaqSearch(items: readonly FaqItem[]): FaqSearchState {
  const [typed, type] = useState('');
  const { data, error, pending } = useResource(questionSearch);
  const asked = typed.trim();
  useEffect(() => {
    if (asked === '') {
      questionSearch.reset();
      return undefined;
    }
    const pause = setTimeout(() => {
      keepQuery(asked);
      void questionSearch.run(asked);
    }, TYPING_PAUSE);
    return () => clearTimeout(pause);
  }, [asked]);
  useEffect(() => () => questionSearch.reset(), []);

  const failed = error !== null && !pending;
  const answer = asked === '' || failed ? null : data;
  return useMemo(
    () => ({
      typed,
      type,
      found: answer && foundQuestions(items, answer),
      words: answer ? foundWords(answer) : [],
      corrected: answer?.corrected ? { query: answer.query, to: answer.corrected } : null,
      failed,
    }),
    [typed, items, answer, failed],
  );
}
