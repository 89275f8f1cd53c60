/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { getSchema } from '@tiptap/core';
import { DOMParser } from '@tiptap/pm/model';
import fc from 'fast-check';
import { cleanHtml } from '../../../src/rich-text/clean-html.ts';
import { allowedHtml } from './allowed-html.ts';
import { extensions } from './extensions.ts';
import { htmlIn } from './html-in.ts';
import { inertBody } from './inert.ts';
import { htmlOut } from './html-out.ts';

const parser = DOMParser.fromSchema(getSchema(extensions));

/** A text after it was loaded into the editor and saved again. */
const afterEditing = (html: string): string =>
  cleanHtml(htmlOut(parser.parse(inertBody(htmlIn(html)))));

describe('an unchanged text', () => {
  it.each([
    '<h2 id="uhod">Уход</h2><p>Раз<br />два</p><p></p><h4>Три</h4>',
    '<ul><li>раз<ul><li>два</li></ul></li><li><p>три</p><p>четыре</p></li><li></li></ul>',
    '<ol><li><ol><li>раз</li></ol></li></ol>',
    '<table><caption>Сроки <em>замены</em></caption><thead><tr><th scope="col" colspan="2">а</th></tr></thead>' +
      '<tbody><tr><td rowspan="2">б</td><td></td></tr><tr><td><p>в</p><p>г</p></td></tr></tbody></table>',
    '<table><tbody><tr><th scope="row">а</th><td>б</td></tr></tbody></table><p>после</p>',
    '<blockquote><p>Раз</p><p>два</p></blockquote><blockquote>три</blockquote>',
    '<p><b>раз</b> <strong>два</strong> <i>три</i> <em>четыре</em> H<sub>2</sub>O м<sup>2</sup></p>',
    '<p>Dk/t<sup data-footnote="dkt"></sup></p>',
    '<p><a href="/catalog/" title="Каталог">линзы</a> <a href="tel:+7800">телефон</a> ' +
      '<a href="https://who.int/" target="_blank" rel="noopener">ВОЗ</a></p>',
    '<figure data-width="half"><img src="/media/a-1.png" alt="Линза &gt; 1" width="1200" height="750" />' +
      '<figcaption>Вид <em>сбоку</em></figcaption></figure>',
    '<figure><img src="/media/a.webp" alt="" role="presentation" /></figure><p>1 &lt; 2 &amp; 3\u00a0%</p>',
    '<figure data-video="https://vkvideo.ru/video-1_2"><img src="/media/a.webp" alt="Кадр" /></figure>',
    '<ul><li>раз</li></ul>',
  ])('is saved as it was: %s', (html) => {
    expect(cleanHtml(html)).toBe(html);
    expect(afterEditing(html)).toBe(html);
  });

  it('survives the round trip with any markup', () => {
    fc.assert(
      fc.property(allowedHtml, (html) => {
        expect(afterEditing(html)).toBe(cleanHtml(html));
      }),
      { numRuns: 40 },
    );
  });
});
