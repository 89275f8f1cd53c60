import { diffArrays } from 'diff';
import type { FieldDifference } from '../../contract/schemas/editor-many.ts';

/** More changed words are no longer a text that somebody has edited, and take long to find. */
const CHANGED_MAX = 1_500;

/**
 * A tag; a word, number or compound of any alphabet (the diff library knows the Latin one alone);
 * spaces; any other character.
 */
const PARTS = /<[^<>]*>|[\p{L}\p{N}\p{M}]+(?:[-.,’'][\p{L}\p{N}\p{M}]+)*|\s+|./gsu;

/**
 * The words of both texts in order, each with what became of it.
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
