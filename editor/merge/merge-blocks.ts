/** Merges two edits of the same sequence of blocks. */
import { diffArrays } from 'diff';
import type { Block } from './blocks-of.ts';

type Blocks = readonly Block[];

/** Blocks of the base from one place up to another, replaced by others. */
type Edit = { readonly from: number; readonly to: number; readonly blocks: Blocks };

const isAlike = (one: Block | undefined, other: Block | undefined) => one?.key === other?.key;

export const areAlike = (some: Blocks, others: Blocks): boolean =>
  some.length === others.length && some.every((block, at) => isAlike(block, others[at]));

/** As many blocks as before: each was changed by itself. */
function eachAlone({ from, to, blocks }: Edit): Edit[] {
  if (blocks.length !== to - from) return [{ from, to, blocks }];
  return blocks.map((block, at) => ({ from: from + at, to: from + at + 1, blocks: [block] }));
}

function editsOf(base: Blocks, side: Blocks): Edit[] {
  const edits: Edit[] = [];
  let isOpen = false;
  let at = 0;
  const changes = diffArrays([...base], [...side], { comparator: isAlike });
  for (const { value, added, removed } of changes) {
    if (added || removed) {
      const edit = (isOpen && edits.pop()) || { from: at, to: at, blocks: [] };
      if (removed) edits.push({ ...edit, to: at + value.length });
      else edits.push({ ...edit, blocks: [...edit.blocks, ...value] });
    }
    isOpen = added || removed;
    if (!added) at += value.length;
  }
  return edits.flatMap(eachAlone);
}

const isSameEdit = (one: Edit, other: Edit) =>
  one.from === other.from && one.to === other.to && areAlike(one.blocks, other.blocks);

const isGrowing = ({ from, to, blocks }: Edit) => blocks.length > to - from;

/** Whether both have put the same block, but not at the same place: each has moved it. */
const isMovedTwice = (one: Edit, other: Edit) =>
  one.blocks.some(
    ({ key }) => key !== '<p></p>' && other.blocks.some((block) => block.key === key),
  );

/** Whether only a person can tell what both edits together should be. */
function areOpposed(one: Edit, other: Edit): boolean {
  const both = [one, other];
  if (isSameEdit(one, other) || both.every(({ blocks }) => blocks.length === 0)) return false;
  if (isMovedTwice(one, other)) return true;
  const from = Math.max(one.from, other.from);
  const to = Math.min(one.to, other.to);
  if (from !== to) return from < to;
  // They only touch: it is unclear which of two insertions comes first, and whether one is still
  // wanted between blocks that the other has replaced.
  return both.every(isGrowing) || both.some((edit) => edit.from < to && to < edit.to);
}

function applied(base: Blocks, edits: readonly Edit[]): Block[] {
  // At the same place, what is inserted before a block precedes its replacement.
  const inOrder = edits.toSorted((one, other) => one.from - other.from || one.to - other.to);
  const result: Block[] = [];
  for (let at = 0; at <= base.length; at += 1) {
    for (const { from, blocks } of inOrder) if (from === at) result.push(...blocks);
    const isReplaced = inOrder.some(({ from, to }) => from <= at && at < to);
    if (!isReplaced) result.push(...base.slice(at, at + 1));
  }
  return result;
}

/** @returns null when both have changed the same block, or inserted at the same place. */
export function mergeBlocks(base: Blocks, mine: Blocks, theirs: Blocks): Block[] | null {
  const own = editsOf(base, mine);
  const other = editsOf(base, theirs).filter((edit) => !own.some((one) => isSameEdit(one, edit)));
  if (other.some((edit) => own.some((one) => areOpposed(one, edit)))) return null;
  return applied(base, [...own, ...other]);
}
