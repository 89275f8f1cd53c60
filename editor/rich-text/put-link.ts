import type { Editor } from '@tiptap/core';

/**
 * Links the selected words, or changes the link with the cursor; without a selection, the words are
 * inserted.
 */
export function putLink(editor: Editor, href: string, words: string): void {
  if (!editor.state.selection.empty || editor.isActive('link')) {
    editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
    return;
  }
  const text = { type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] };
  editor.chain().focus().insertContent(text).run();
}

/** Removes the link from its words. */
export const takeLink = (editor: Editor): boolean =>
  editor.chain().focus().extendMarkRange('link').unsetLink().run();
