/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Editor } from '@tiptap/core';
import { extensions } from '../kept/extensions.ts';
import { htmlOut } from '../kept/html-out.ts';
import { giveUp, settle, waitingIn } from './waiting-pictures.ts';

const SRC = 'data:image/png;base64,AA';
const figure = (src: string) => `<figure><img src="${src}" alt="а"></figure>`;

let editor: Editor;
beforeEach(() => {
  const content = `<p>раз</p>${figure(SRC)}<p>два</p>${figure('/media/b.png')}${figure(SRC)}`;
  editor = new Editor({ extensions, content });
});
afterEach(() => editor.destroy());

describe('a picture that waits for its upload', () => {
  it('is found once, even if it occurs twice', () => {
    expect(waitingIn(editor.state.doc)).toEqual([SRC]);
  });

  it('becomes the stored one with its size', () => {
    settle(editor, SRC, { src: '/media/a.png', width: 3, height: 2 });
    expect(waitingIn(editor.state.doc)).toEqual([]);
    const stored = '<figure><img src="/media/a.png" alt="а" width="3" height="2"></figure>';
    expect(htmlOut(editor.state.doc)).toBe(
      `<p>раз</p>${stored}<p>два</p>${figure('/media/b.png')}${stored}`,
    );
    editor.commands.undo();
    expect(waitingIn(editor.state.doc)).toEqual([]);
  });

  it('is removed with its figure if it cannot be stored, and nothing else is', () => {
    giveUp(editor, SRC);
    expect(htmlOut(editor.state.doc)).toBe(`<p>раз</p><p>два</p>${figure('/media/b.png')}`);
  });
});
