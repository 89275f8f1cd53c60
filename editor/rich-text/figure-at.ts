/** The selected picture, or the one whose caption has the cursor. */
import type { Editor } from '@tiptap/core';
import type { Node as Content } from '@tiptap/pm/model';
import { NodeSelection } from '@tiptap/pm/state';

export type FigureAt = {
  readonly position: number;
  readonly figure: Content;
  /** The position of its image node. */
  readonly imageAt: number;
  readonly image: Content;
};

function withImage(figure: Content, position: number): FigureAt | null {
  let found: FigureAt | null = null;
  figure.forEach((child, offset) => {
    if (child.type.name !== 'image') return;
    found ??= { position, figure, imageAt: position + 1 + offset, image: child };
  });
  return found;
}

/** @returns null when there is none. */
export function figureAt({ state: { selection } }: Editor): FigureAt | null {
  if (selection instanceof NodeSelection && selection.node.type.name === 'figure') {
    return withImage(selection.node, selection.from);
  }
  const { $from } = selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (node.type.name === 'figure') return withImage(node, $from.before(depth));
  }
  return null;
}
