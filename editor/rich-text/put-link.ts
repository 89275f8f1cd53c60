import type { Editor } from '@tiptap/core';

/**
 * Makes the selected words a link, or changes the one that the cursor is in; where nothing is
 * selected the words are inserted.
 */
export function putLink(editor: Editor, href: string, words: string): void {
  if (!editor.state.selection.empty || editor.isActive('link')) {
    editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
    return;
  }
  const text = { type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] };
  editor.chain().focus().insertContent(text).run();
}

/** Takes the link off its words. */
export const takeLink = (editor: Editor): boolean =>
  editor.chain().focus().extendMarkRange('link').unsetLink().run();
