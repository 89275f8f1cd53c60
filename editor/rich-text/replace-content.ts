import { createDocument, type Editor } from '@tiptap/core';
import { htmlIn } from './kept/html-in.ts';

/**
 * Replaces the text with one that was changed elsewhere, only where they differ. Ctrl+Z takes back what was typed
 * here and not this: it would delete what a colleague has saved.
 */
export function replaceContent({ commands, schema }: Editor, html: string): void {
  const next = createDocument(htmlIn(html), schema);
  commands.command(({ tr }) => {
    const { content } = tr.doc;
    const from = content.findDiffStart(next.content);
    const ends = content.findDiffEnd(next.content);
    if (from === null || ends === null) return true;
    // Letters that repeat at the place of the change belong to both equal parts.
    const repeated = Math.max(0, from - Math.min(ends.a, ends.b));
    tr.replace(from, ends.a + repeated, next.slice(from, ends.b + repeated));
    tr.setMeta('preventUpdate', true).setMeta('addToHistory', false);
    return true;
  });
}
