/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { Editor } from '@tiptap/core';
import { typesetText } from '../../src/rich-text/typography.ts';
import { extensions } from './kept/extensions.ts';
import { htmlIn } from './kept/html-in.ts';
import { htmlOut } from './kept/html-out.ts';
import { giveUp } from './paste/waiting-pictures.ts';
import { applyTypesetting, typesettingOf } from './typeset-text.ts';

let editor: Editor | null = null;
afterEach(() => editor?.destroy());

function typeset(html: string) {
  editor = new Editor({ extensions, content: htmlIn(html) });
  const found = typesettingOf(editor.state.doc, typesetText);
  applyTypesetting(editor, typesetText);
  return { found, editor, html: htmlOut(editor.state.doc).replaceAll('&nbsp;', '\u00a0') };
}

describe('typesetting of a text', () => {
  it.each([
    [
      '<p>Он сказал: "<strong>Да</strong>" - и ушёл...</p>',
      '<p>Он\u00a0сказал: «<strong>Да</strong>»\u00a0— и\u00a0ушёл…</p>',
    ],
    [
      '<p>в <a href="/faq/">"лесу"</a><sup data-footnote="dkt"></sup> и<br>в поле</p>',
      '<p>в\u00a0<a href="/faq/">«лесу»</a><sup data-footnote="dkt"></sup> и<br>в\u00a0поле</p>',
    ],
    [
      '<table><caption>Срок в днях</caption><tbody><tr><td>5 мм</td></tr></tbody></table><ul><li>N 5</li></ul>',
      '<table><caption>Срок в\u00a0днях</caption><tbody><tr><td>5\u00a0мм</td></tr></tbody></table><ul><li>№\u00a05</li></ul>',
    ],
    ['<p>Раз</p><p></p>', '<p>Раз</p><p></p>'],
  ])('of %s keeps the formatting', (before, after) => {
    expect(typeset(before).html).toBe(after);
  });

  it('is one undo step, and leaves nothing for a second run', () => {
    const { editor: used, found } = typeset('<p>в лесу, "да", в поле</p><h2>о том</h2>');
    expect(found.changes.length).toBe(found.places.length);
    expect(typesettingOf(used.state.doc, typesetText).changes).toEqual([]);
    used.commands.undo();
    expect(htmlOut(used.state.doc)).toBe('<p>в лесу, "да", в поле</p><h2>о том</h2>');
  });

  it('fits a text that has changed since its changes were shown', () => {
    // An upload that was refused takes its picture away, also behind the dialog.
    const src = 'blob:https://yasno.example/1';
    const content = `<figure><img src="${src}" alt=""></figure><p>сказал "да"</p>`;
    editor = new Editor({ extensions, content });
    expect(typesettingOf(editor.state.doc, typesetText).changes).toHaveLength(2);
    giveUp(editor, src);
    applyTypesetting(editor, typesetText);
    expect(htmlOut(editor.state.doc)).toBe('<p>сказал «да»</p>');
  });
});
