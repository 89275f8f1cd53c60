/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { Editor } from '@tiptap/core';
import { chosenIn } from './chosen-in.ts';
import { figureAt } from './figure-at.ts';
import { extensions } from './kept/extensions.ts';
import { htmlIn } from './kept/html-in.ts';
import { htmlOut } from './kept/html-out.ts';
import { changeFigure, putFigure } from './put-figure.ts';
import { putLink } from './put-link.ts';
import { putTable, TABLE_TOOLS } from './table-tools.ts';
import { TOOLS } from './tools.tsx';

let editor: Editor;
afterEach(() => editor.destroy());

/** An editor with the cursor in the first text that matches. */
function openAt(html: string, words: string): Editor {
  editor = new Editor({ extensions, content: htmlIn(html) });
  let found = 1;
  editor.state.doc.descendants((node, place) => {
    if (node.isText && node.text === words) found = place + 1;
  });
  editor.commands.setTextSelection(found);
  return editor;
}
const html = () => htmlOut(editor.state.doc);
const tool = (name: string) => TABLE_TOOLS.find((one) => one.name === name)?.run(editor);

const TABLE = '<table><caption>Имя</caption><tbody><tr><td>а</td></tr></tbody></table>';

describe('a table', () => {
  it('is inserted below the text, with a header row', () => {
    putTable(openAt('<p>раз два</p>', 'раз два'));
    expect(html()).toBe(
      '<p>раз два</p><table><thead><tr><th scope="col"></th><th scope="col"></th></tr></thead>' +
        '<tbody><tr><td></td><td></td></tr><tr><td></td><td></td></tr></tbody></table>',
    );
  });

  it.each(['<p>раз</p>', ''])('is typed into from its first cell, inserted into «%s»', (text) => {
    putTable(openAt(text, 'раз'));
    editor.commands.insertContent('первая');
    expect(html()).toContain('<thead><tr><th scope="col">первая</th>');
  });

  it('toggles its header row', () => {
    const below = '<tr><td>в</td><td>г</td></tr></tbody></table>';
    const plain = `<table><tbody><tr><td>а</td><td>б</td></tr>${below}`;
    openAt(plain, 'г');
    tool('Шапка');
    expect(html()).toBe(`<table><thead><tr><th>а</th><th>б</th></tr></thead><tbody>${below}`);
    tool('Шапка');
    expect(html()).toBe(plain);
  });

  it('grows by rows of the head above one of the head', () => {
    const head = '<thead><tr><th scope="col">а</th></tr></thead>';
    openAt(`<table>${head}<tbody><tr><td>б</td></tr></tbody></table>`, 'а');
    tool('Строка выше');
    expect(html()).toBe(
      '<table><thead><tr><th scope="col"></th></tr><tr><th scope="col">а</th></tr></thead>' +
        '<tbody><tr><td>б</td></tr></tbody></table>',
    );
    tool('Строка ниже');
    expect(html()).toContain('</thead><tbody><tr><td></td></tr><tr><td>б</td></tr></tbody>');
  });

  it('grows, and is deleted with its caption', () => {
    openAt(`<p>раз</p>${TABLE}<p>два</p>`, 'а');
    tool('Столбец справа');
    tool('Строка ниже');
    expect(html()).toContain('<tr><td>а</td><td></td></tr><tr><td></td><td></td></tr>');
    tool('Удалить таблицу');
    expect(html()).toBe('<p>раз</p><p>два</p>');
  });
});

const asked = {
  picture: { src: '/media/b.png', width: 3, height: 2 },
  alt: 'Капли',
  caption: 'Вид',
  isDecoration: false,
  isHalf: true,
  video: '',
};
const FIGURE =
  '<figure><img src="/media/a.png" alt="Линза" width="6" height="4"><figcaption>Вид</figcaption></figure>';

describe('a picture', () => {
  it('replaces an empty paragraph', () => {
    putFigure(openAt('<p>раз</p><p></p>', ''), asked);
    expect(html()).toContain(
      '<figure data-width="half"><img src="/media/b.png" alt="Капли" width="3" height="2">' +
        '<figcaption>Вид</figcaption></figure>',
    );
  });

  it.each(['<p>раз</p>', '<p></p>', '<p>раз</p><p>два</p>'])(
    'is followed by the next one, not replaced by it, in %s',
    (before) => {
      openAt(before, 'раз');
      for (const alt of ['Первая', 'Вторая']) {
        expect(figureAt(editor)).toBeNull();
        putFigure(editor, { ...asked, alt });
      }
      expect(html().match(/alt="[^"]*"/g)).toEqual(['alt="Первая"', 'alt="Вторая"']);
    },
  );

  it('is changed from its caption, which is kept', () => {
    const at = figureAt(openAt(`<p>раз</p>${FIGURE}`, 'Вид'));
    expect(chosenIn(at)).toMatchObject({ alt: 'Линза', isHalf: false, video: '' });
    if (at) changeFigure(editor, at, { ...asked, caption: '' });
    expect(html()).toBe(
      '<p>раз</p><figure data-width="half"><img src="/media/b.png" alt="Капли" width="3" height="2">' +
        '<figcaption>Вид</figcaption></figure>',
    );
  });

  it('is marked as decorative until it is described', () => {
    const at = figureAt(openAt(`<p>раз</p>${FIGURE}`, 'Вид'));
    if (at) changeFigure(editor, at, { ...asked, isDecoration: true });
    expect(html()).toContain(
      '<img src="/media/b.png" alt="" width="3" height="2" role="presentation">',
    );
    const again = figureAt(editor);
    expect(chosenIn(again)).toMatchObject({ alt: '', isDecoration: true });
    if (again) changeFigure(editor, again, asked);
    expect(html()).toContain('<img src="/media/b.png" alt="Капли" width="3" height="2">');
  });

  it('is not found in a paragraph', () => {
    expect(figureAt(openAt('<p>раз</p>', 'раз'))).toBeNull();
    const nothing = { picture: null, alt: '', isDecoration: false, isHalf: false, video: '' };
    expect(chosenIn(null)).toEqual(nothing);
  });
});

it('a link put at a selected picture without a caption is below it', () => {
  const bare = FIGURE.replace('<figcaption>Вид</figcaption>', '');
  openAt(`<p>раз</p>${bare}<p>два</p>`, 'раз');
  editor.commands.setNodeSelection(5);
  putLink(editor, '/catalog/', 'Линзы');
  expect(html()).toBe(`<p>раз</p>${bare}<p><a href="/catalog/">Линзы</a></p><p>два</p>`);
});

it('a heading tool leaves the caption of a picture what it is', () => {
  openAt(`<p>раз</p>${FIGURE}`, 'Вид');
  for (const { run, name } of TOOLS) if (/заголовок/i.test(name)) run(editor);
  expect(html()).toBe(`<p>раз</p>${FIGURE}`);
});

describe('a selected picture with its figure', () => {
  const FIGURES = [
    '<figure><img src="/media/a.png" alt="а"></figure>',
    '<figure data-video="https://rutube.ru/video/1/"><img src="/media/a.png" alt="а"><figcaption>б</figcaption></figure>',
  ];

  function selectPicture() {
    let image = 0;
    editor.state.doc.descendants((node, place) => {
      if (node.type.name === 'image') image = place;
    });
    editor.commands.setNodeSelection(image);
  }

  it.each(FIGURES)('%s stays when something is typed, which goes below it', (figure) => {
    openAt(`<p>раз</p>${figure}<p>два</p>`, 'раз');
    selectPicture();
    const typed = { key: 'е', charCode: 'е'.charCodeAt(0) };
    editor.view.dom.dispatchEvent(new KeyboardEvent('keypress', typed));
    expect(html()).toBe(`<p>раз</p>${figure}<p>е</p><p>два</p>`);
    selectPicture();
    const input = { inputType: 'insertText', data: 'ё' };
    editor.view.dom.dispatchEvent(new InputEvent('beforeinput', input));
    expect(html()).toBe(`<p>раз</p>${figure}<p>ё</p><p>е</p><p>два</p>`);
    selectPicture();
    for (const { run, name } of TOOLS) if (/заголовок/i.test(name)) run(editor);
    expect(html()).toContain(figure);
  });

  it.each(
    FIGURES.flatMap((figure) => ['Delete', 'Backspace'].map((key) => [figure, key] as const)),
  )('%s is deleted whole by %s', (figure, key) => {
    openAt(`<p>раз</p>${figure}<p>два</p>`, 'раз');
    selectPicture();
    const event = new KeyboardEvent('keydown', { key });
    editor.view.someProp('handleKeyDown', (handle) => handle(editor.view, event));
    expect(html()).toBe('<p>раз</p><p>два</p>');
    editor.commands.undo();
    expect(html()).toBe(`<p>раз</p>${figure}<p>два</p>`);
  });
});
