import type { Editor, JSONContent } from '@tiptap/core';

/** Puts a block into the text: in place of an empty paragraph, else below the block of the cursor. */
export function putBlock(editor: Editor, block: JSONContent): void {
  const { $from } = editor.state.selection;
  const chain = editor.chain().focus();
  if ($from.depth === 0 || ($from.depth === 1 && $from.parent.content.size === 0)) {
    chain.insertContent(block).run();
    return;
  }
  chain.insertContentAt($from.after(1), block).scrollIntoView().run();
}
