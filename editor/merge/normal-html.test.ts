/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { getSchema } from '@tiptap/core';
import { DOMParser } from '@tiptap/pm/model';
import fc from 'fast-check';
import { allowedHtml } from '../rich-text/kept/allowed-html.ts';
import { extensions } from '../rich-text/kept/extensions.ts';
import { htmlIn } from '../rich-text/kept/html-in.ts';
import { htmlOut } from '../rich-text/kept/html-out.ts';
import { inertBody } from '../rich-text/kept/inert.ts';
import { normalHtml } from './normal-html.ts';

const parser = DOMParser.fromSchema(getSchema(extensions));

/** A text as the editor writes it, unchanged. */
const asTyped = (html: string) => htmlOut(parser.parse(inertBody(htmlIn(html))));

describe('a text in normal form', () => {
  it('is the same for the stored text and the output of the editor', () => {
    fc.assert(
      fc.property(allowedHtml, (html) => {
        expect(normalHtml(asTyped(html))).toBe(normalHtml(html));
        expect(normalHtml(normalHtml(html))).toBe(normalHtml(html));
      }),
      { numRuns: 40 },
    );
  });

  it.each([
    ['<p>раз</p>\n<ul>\n<li>два</li>\n</ul>\n', '<p>раз</p><ul><li>два</li></ul>'],
    ['<p>15&nbsp;%<br />\nиз</p>', '<p>15\u00a0%<br>из</p>'],
    [
      '<a href="https://who.int/" target="_blank" rel="noopener">a</a>',
      '<a href="https://who.int/">a</a>',
    ],
    ['<img src="/a.png" alt="1 > 0" />', '<img alt="1 &gt; 0" src="/a.png">'],
    ['<p><a href>a</a></p>', '<p><a href="">a</a></p>'],
  ])('does not depend on the serializer: %s', (one, other) => {
    expect(normalHtml(one)).toBe(normalHtml(other));
  });

  it.each([
    ['<p>раз <b>два</b></p>', '<p>раз<b>два</b></p>'],
    ['<p>15\u00a0%</p>', '<p>15 %</p>'],
    ['<p>&amp;nbsp;</p>', '<p>&nbsp;</p>'],
    ['<h2 id="a">раз</h2>', '<h2>раз</h2>'],
  ])('keeps visible differences: %s', (one, other) => {
    expect(normalHtml(one)).not.toBe(normalHtml(other));
  });
});
