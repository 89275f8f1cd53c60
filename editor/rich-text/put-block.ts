import type { Editor, JSONContent } from '@tiptap/core';

/** Puts blocks into the text: in place of an empty paragraph, else below the block of the cursor. */
export function putBlock(editor: Editor, block: JSONContent | JSONContent[]): void {
  const { $from } = editor.state.selection;
  const chain = editor.chain().focus();
  if ($from.depth === 0 || ($from.depth === 1 && $from.parent.content.size === 0)) {
    chain.insertContent(block).run();
    return;
  }
  chain.insertContentAt($from.after(1), block).scrollIntoView().run();
}

/** Puts blocks below the one at a place of the text. */
export function putBelow(editor: Editor, place: number, blocks: JSONContent[]): void {
  const at = editor.state.doc.resolve(place);
  editor
    .chain()
    .focus()
    .insertContentAt(at.depth === 0 ? place : at.after(1), blocks)
    .run();
}
