import { diffArrays } from 'diff';
import type { FieldDifference } from '../../contract/schemas/editor-many.ts';

/** Above this many changed words a comparison is slow, and no longer shows an edit of the same text. */
const CHANGED_MAX = 1_500;

/**
 * A tag; a word, number or compound in any alphabet (the diff library supports only Latin); spaces; any other
 * character.
 */
const PARTS = /<[^<>]*>|[\p{L}\p{N}\p{M}]+(?:[-.,’'][\p{L}\p{N}\p{M}]+)*|\s+|./gsu;

/**
 * The words of both texts in order, each marked as kept, added or removed.
 * @returns null when the texts have too little in common.
 */
export function wordsApart(before: string, after: string): FieldDifference['words'] {
  const changes = diffArrays(before.match(PARTS) ?? [], after.match(PARTS) ?? [], {
    maxEditLength: CHANGED_MAX,
  });
  if (!changes) return null;
  return changes.map(({ value, added, removed }) => ({
    text: value.join(''),
    change: added ? 'added' : removed ? 'removed' : 'same',
  }));
}
