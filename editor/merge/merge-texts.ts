/** Merges two edits of the same rich text, block by block. */
import { blocksOf } from './blocks-of.ts';
import { areAlike, mergeBlocks } from './merge-blocks.ts';

export type Texts = { readonly base: string; readonly mine: string; readonly theirs: string };

/** @returns null when both have changed the same block, or inserted at the same place. */
export function mergeTexts({ base, mine, theirs }: Texts): string | null {
  const blocks = mergeBlocks(blocksOf(base), blocksOf(mine), blocksOf(theirs));
  if (!blocks) return null;
  // A text that stays the same stays as it is written: a form would load it again.
  const same = [mine, theirs].find((side) => areAlike(blocksOf(side), blocks));
  return same ?? blocks.map(({ html }) => html).join('');
}
