import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { removedParts } from './removed-parts.ts';

it.each([
  ['<h2>Уход</h2><p>а <a href="/faq/" target="_blank">б</a><br></p>'],
  ['<figure data-width="half"><img src="/media/a.png" alt="а" width="1" height="2"></figure>'],
  ['<table><tr><td colspan="2">а</td></tr></table><sup data-footnote="dkt"></sup>'],
  [''],
])('reports nothing for %s', (html) => {
  expect(removedParts(html)).toEqual([]);
});

it.each([
  ['<h1>Как выбрать первые линзы и не ошибиться</h1>', '<h1> «Как выбрать первые линзы и не…»'],
  ['<p>раз <u>д<b>в</b>а</u> <u>три</u></p>', '<u> «два» и\u00a0ещё 1'],
  ['<p>раз</p><hr><p>два</p>', '<hr> после «раз»'],
  ['<hr>раз', '<hr> в\u00a0начале текста'],
  ['раз<script>alert(1)</script>', '<script> после «раз»'],
  ['раз<svg><script>x</script><text>два</text></svg>', '<svg> после «раз»'],
  [
    `<p>${'слово '.repeat(40)}</p><iframe src="/"></iframe>`,
    '<iframe> после «…слово слово слово слово слово»',
  ],
  ['<p style="color:red">раз</p><td style="x">два</td>', 'style у\u00a0<p> «раз» и\u00a0ещё 1'],
  ['<p onclick="x()">раз</p>', 'onclick у\u00a0<p> «раз»'],
  ['<a href="javascript:alert(1)">раз</a>', 'href="javascript:alert(1)" у\u00a0<a> «раз»'],
  ['<figure data-width="huge">раз</figure>', 'data-width="huge" у\u00a0<figure> «раз»'],
  ['<img src="/media/a.png" alt="а" class="x">', 'class у\u00a0<img> в\u00a0начале текста'],
  ['<!-- проверить у врача --><p>а</p>', '<!-- «проверить у врача» -->'],
])('reports the removed part of %s', (html, line) => {
  expect(removedParts(html)).toEqual([line]);
});

it('leaves rejected pictures to pictureFaults', () => {
  expect(removedParts('<img src="https://other.test/a.png" style="x">')).toEqual([]);
});

it('reports eight kinds with their places, and further ones by name only', () => {
  const names = ['u', 's', 'big', 'small', 'mark', 'code', 'kbd', 'del', 'ins', 'tt'];
  const lines = removedParts(names.map((name) => `<${name}>а</${name}>`).join(' '));
  expect(lines).toHaveLength(9);
  expect(lines.slice(-2)).toEqual(['<del> «а»', '<ins>, <tt>']);
});

it('reports something for every text that loses an element or an attribute', () => {
  const part = fc.constantFrom(
    ...['<p>', '</p>', '<u>', '</u>', '<div>', '</div>', '<td class="x">', '</td>', 'слово '],
    ...['<a href="vbscript:x">', '</a>', '<h1>', '</h1>', '<br>', '<hr>', '<li id="a">', '&amp;'],
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const html = parts.join('');
      const hasAll = !/<(?:u|div|h1|hr)\b|class|vbscript/.test(html);
      expect(removedParts(html).length === 0).toBe(hasAll);
    }),
  );
});

it('handles any nesting depth', () => {
  expect(removedParts(`${'<u>'.repeat(50_000)}текст`)).toEqual([]);
});
