import type { Editor } from '@tiptap/core';
import { putBelow } from './put-block.ts';

/**
 * Links the selected words, or changes the link with the cursor; without a selection, the words are
 * inserted, and below a selected picture, which cannot be a link.
 */
export function putLink(editor: Editor, href: string, words: string): void {
  const { doc, selection } = editor.state;
  const { from, to, empty } = selection;
  const hasWords = doc.textBetween(from, to).trim() !== '';
  if (hasWords || editor.isActive('link')) {
    editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
    return;
  }
  const text = { type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] };
  if (empty) editor.chain().focus().insertContent(text).run();
  else putBelow(editor, to, [{ type: 'paragraph', content: [text] }]);
}

/** Removes the link from its words. */
export const takeLink = (editor: Editor): boolean =>
  editor.chain().focus().extendMarkRange('link').unsetLink().run();
