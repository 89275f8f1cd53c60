import type { FieldDifference } from '../../contract/schemas/editor-many.ts';
import { wordsApart } from '../../src/config/words-apart.ts';
import type { Conflict } from './merge-fields.ts';
import { normalHtml } from './normal-html.ts';

/** The words by which one side differs from the base; null when they cannot be compared. */
export function wordsOf(conflict: Conflict, side: 'mine' | 'theirs'): FieldDifference['words'] {
  const { base: before, [side]: after, isRich } = conflict;
  if (typeof before !== 'string' || typeof after !== 'string') return null;
  return isRich ? wordsApart(normalHtml(before), normalHtml(after)) : wordsApart(before, after);
}
