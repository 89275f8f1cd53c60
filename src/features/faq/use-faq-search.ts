import { useEffect, useMemo, useState } from 'react';
import type { FaqItem } from '../../../contract/schemas/reference.ts';
import { TYPING_PAUSE } from '../../config/search-words.ts';
import { useResource } from '../../stores/resource.ts';
import { foundQuestions, foundWords, questionSearch, type Found } from './faq-search.ts';

export type FaqSearchState = {
  readonly typed: string;
  readonly type: (typed: string) => void;
  /** Best first; null while nothing is looked for, or the search has not answered. */
  readonly found: readonly Found[] | null;
  /** Words to mark. */
  readonly words: readonly string[];
  /** What found nothing, and what was looked for instead. By now something else may be typed. */
  readonly corrected: { readonly query: string; readonly to: string } | null;
  readonly failed: boolean;
};

/** Looks for questions whenever somebody who types pauses. */
export function useFaqSearch(items: readonly FaqItem[]): FaqSearchState {
  const [typed, type] = useState('');
  const { data, error, pending } = useResource(questionSearch);
  const asked = typed.trim();
  useEffect(() => {
    if (asked === '') {
      questionSearch.reset();
      return undefined;
    }
    const pause = setTimeout(() => void questionSearch.run(asked), TYPING_PAUSE);
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
