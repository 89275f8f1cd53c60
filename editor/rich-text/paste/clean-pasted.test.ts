/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { getSchema } from '@tiptap/core';
import { DOMParser } from '@tiptap/pm/model';
import { cleanHtml } from '../../../src/rich-text/clean-html.ts';
import { removedParts } from '../../../src/rich-text/removed-parts.ts';
import { extensions } from '../kept/extensions.ts';
import { htmlOut } from '../kept/html-out.ts';
import { inertBody } from '../kept/inert.ts';
import { cleanPasted } from './clean-pasted.ts';
import { GOOGLE, GOOGLE_CLEAN } from './google-example.ts';
import { WORD, WORD_CLEAN } from './word-example.ts';

const parser = DOMParser.fromSchema(getSchema(extensions));
const ORIGIN = 'https://yasno.example';

/** The editor's text after a paste. */
const pasted = (html: string) => htmlOut(parser.parse(inertBody(cleanPasted(html, ORIGIN).html)));

describe('pasted text', () => {
  it('from Word is cleaned, with notes on what was dropped', () => {
    const html = pasted(WORD);
    expect(removedParts(html)).toEqual([]);
    expect(cleanHtml(html)).toBe(WORD_CLEAN);
    expect(cleanPasted(WORD, ORIGIN).notes).toEqual([
      expect.stringMatching(/^Не\u00a0вставилось: 1\u00a0картинка с\u00a0вашего компьютера/),
      expect.stringMatching(/^Сноски документа/),
    ]);
  });

  it('from Google Docs is cleaned, with notes on what was dropped', () => {
    expect(pasted(GOOGLE)).toBe(GOOGLE_CLEAN);
    expect(cleanPasted(GOOGLE, ORIGIN).notes).toEqual([
      expect.stringMatching(/^Не\u00a0вставилось: 1\u00a0картинка с\u00a0другого сайта/),
    ]);
  });

  it.each([
    ['<h1>Раз</h1><h2>Два</h2><h5>Три</h5>', '<h2>Раз</h2><h3>Два</h3><h4>Три</h4>'],
    ['<h2>Раз</h2><h3>Два</h3><h6>Три</h6>', '<h2>Раз</h2><h3>Два</h3><h4>Три</h4>'],
    ['<div>раз<div>два</div></div><div>три</div>', '<p>раз</p><p>два</p><p>три</p>'],
    ['<p>раз<script>alert(1)</script><img src=x onerror=alert(1)></p>', '<p>раз</p>'],
    ['<a href="javascript:alert(1)">раз</a>', '<p>раз</p>'],
    ['<a href="https://yasno.example/faq/">раз</a>', '<p><a href="/faq/">раз</a></p>'],
    ['<p>раз <span>два</span></p>', '<p>раз два</p>'],
    ['<p style="a">так: style="b"</p>', '<p>так: style="b"</p>'],
    ['просто слова', '<p>просто слова</p>'],
    [
      '<img src="https://yasno.example/media/a-1.png" alt="а">',
      '<figure><img src="/media/a-1.png" alt="а"></figure>',
    ],
    // The figure of another site: without its picture, the caption is a paragraph.
    [
      '<p>раз</p><figure><img src="https://x.ru/a.png"><figcaption>Подпись</figcaption></figure>',
      '<p>раз</p><p>Подпись</p>',
    ],
    ['<figure><img src="https://x.ru/a.png"></figure><p>раз</p>', '<p>раз</p>'],
    [
      '<figure><div><img src="https://x.ru/a.png"></div><figcaption><p>Раз</p></figcaption></figure>',
      '<p>Раз</p>',
    ],
    [
      '<figure><img src="/media/a-1.png" alt="а"><figcaption><p>Раз</p></figcaption></figure>',
      '<figure><img src="/media/a-1.png" alt="а"><figcaption>Раз</figcaption></figure>',
    ],
    ['<div>раз<br>два<div>три</div></div>', '<p>раз<br>два</p><p>три</p>'],
    ['<p>раз</p><br>\n<p>два</p>', '<p>раз</p><p>два</p>'],
    // Cells of Google Sheets.
    [
      '<table><tr><td style="overflow:hidden;font-weight:bold;">Срок</td><td style="font-style:italic">Месяц<br>или два</td></tr></table>',
      '<table><tbody><tr><td><strong>Срок</strong></td><td><em>Месяц<br>или два</em></td></tr></tbody></table>',
    ],
    [
      '<table><tr><td style="font-weight:bold;"><span style="font-weight:normal">до</span><span style="font-weight:bold">&nbsp;мая</span></td><td style="font-weight:bold"></td></tr></table>',
      '<table><tbody><tr><td>до<strong>&nbsp;мая</strong></td><td></td></tr></tbody></table>',
    ],
    // Messengers and mail keep line ends by a style.
    ['<span style="white-space: pre-wrap;">раз\nдва\n\nтри</span>', '<p>раз<br>два<br><br>три</p>'],
    ['<pre>раз\nдва\n</pre>', '<p>раз<br>два</p>'],
    [
      '<div style="white-space: pre-wrap;">раз\nдва<p style="white-space: normal;">три\nчетыре</p></div>',
      '<p>раз<br>два</p><p>три четыре</p>',
    ],
    ['<p style="white-space-collapse: preserve">раз\nдва</p>', '<p>раз<br>два</p>'],
    ['<p style="white-space: pre;">раз</p>\n<p>два\nтри</p>', '<p>раз</p><p>два три</p>'],
    ['<ul><li>раз<p>два</p></li></ul>', '<ul><li>раз<p>два</p></li></ul>'],
    ['<p>раз <img alt="😀" src="data:image/gif;base64,R0lG"></p>', '<p>раз 😀</p>'],
    ['<p>раз <img class="emoji" alt="👍🏽" src="https://x.ru/a.png"></p>', '<p>раз 👍🏽</p>'],
    ['<b style="font-weight:normal">раз <b>два</b></b>', '<p>раз <b>два</b></p>'],
  ])('%s becomes %s', (html, clean) => {
    expect(pasted(html)).toBe(clean);
  });

  it('with emoji drawn as pictures has lost none', () => {
    const html = ['😀', '❤️', '🇷🇺', '1️⃣', '👨‍👩‍👧'].map(
      (alt) => `<img alt="${alt}" src="blob:https://x.ru/1">`,
    );
    expect(cleanPasted(`<p>${html.join(' ')}</p>`, ORIGIN)).toEqual({
      html: '<p>😀 ❤️ 🇷🇺 1️⃣ 👨‍👩‍👧</p>',
      notes: [],
    });
  });

  it('from Word in a browser has its headings and whole lists', () => {
    const end = '<span class="EOP">&nbsp;</span>';
    const item = (name: string, level: number, words: string) =>
      `<div class="ListContainerWrapper BCX0"><${name} role="list"><li data-aria-level="${level}" ` +
      `class="OutlineElement"><p class="Paragraph"><span class="TextRun">${words}</span>${end}</p></li></${name}></div>`;
    const html = [
      `<div class="OutlineElement"><p class="Paragraph" role="heading" aria-level="1">Уход${end}</p></div>`,
      ...[item('ol', 1, 'раз'), item('ul', 2, 'раз с половиной'), item('ol', 1, 'два')],
      `<div class="OutlineElement"><p class="Paragraph">Всё${end}</p></div>`,
      `<div class="OutlineElement"><p class="Paragraph">${end}</p></div>`,
      item('ul', 1, 'три'),
    ].join('\n');
    expect(pasted(html)).toBe(
      '<h2>Уход</h2><ol><li>раз<ul><li>раз с половиной</li></ul></li><li>два</li></ol>' +
        '<p>Всё</p><ul><li>три</li></ul>',
    );
  });

  it.each([
    '<p data-pm-slice="1 1 []">раз</p><figure><img src="https://x.ru/a.png"></figure>',
    '<p data-pm-slice="1 1 []" class="wiki">раз <img src="/img/a.png"></p>',
  ])('from another editor of the same kind is cleaned: %s', (html) => {
    expect(pasted(html)).toBe('<p>раз</p>');
  });

  it.each([
    '<p data-pm-slice="1 1 []">раз <b>два</b></p>',
    '<figure data-width="half" data-pm-slice="0 0 []"><img src="/media/a-1.png" alt="а"></figure>',
    '<figure data-pm-slice="0 0 []"><img src="blob:https://yasno.example/1" alt=""></figure>',
  ])('from this editor stays as it is: %s', (own) => {
    expect(cleanPasted(own, ORIGIN)).toEqual({ html: own, notes: [] });
  });
});
