import type { Editor, JSONContent } from '@tiptap/core';

/**
 * Inserts blocks into the text: in place of an empty paragraph, otherwise below the block with the
 * cursor.
 */
export function putBlock(editor: Editor, block: JSONContent | JSONContent[]): void {
  const { $from } = editor.state.selection;
  const chain = editor.chain().focus();
  if ($from.depth === 0 || ($from.depth === 1 && $from.parent.content.size === 0)) {
    chain.insertContent(block).run();
    return;
  }
  chain.insertContentAt($from.after(1), block).scrollIntoView().run();
}

/** Inserts blocks below the one at a position. */
export function putBelow(editor: Editor, place: number, blocks: JSONContent[]): void {
  const at = editor.state.doc.resolve(place);
  editor
    .chain()
    .focus()
    .insertContentAt(at.depth === 0 ? place : at.after(1), blocks)
    .run();
}
