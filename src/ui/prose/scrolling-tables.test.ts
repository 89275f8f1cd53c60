import { describe, expect, it } from '@jest/globals';
import { scrollingTables } from './scrolling-tables.ts';

const table = (caption: string) => `<table>${caption}<tbody><tr><td>1</td></tr></tbody></table>`;
const box = (label: string, inside: string) =>
  `<section class="box" tabindex="0" aria-label="${label}">${inside}</section>`;

describe('scrollingTables', () => {
  it('wraps every table, labelled by its caption', () => {
    const [one, other] = [table('<caption>Сроки <b>замены</b></caption>'), table('')];
    expect(scrollingTables(`<p>а</p>${one}<p>б</p>${other}`, 'box')).toBe(
      `<p>а</p>${box('Сроки замены', one)}<p>б</p>${box('Таблица', other)}`,
    );
  });

  it('keeps a quote in the caption from closing the label', () => {
    const quoted = table('<caption>Линзы "день" &amp; ночь</caption>');
    expect(scrollingTables(quoted, 'box')).toBe(box('Линзы &quot;день&quot; &amp; ночь', quoted));
  });

  it('keeps the words of two lines apart', () => {
    const broken = table('<caption>Сроки<br />замены</caption>');
    expect(scrollingTables(broken, 'box')).toBe(box('Сроки замены', broken));
  });

  it('reads no number of a footnote into the label', () => {
    const note = '\u2060<sup><a id="k-snoske-2-1" href="#snoska-2" role="doc-noteref">2</a></sup>';
    const noted = table(`<caption>Сроки${note}</caption>`);
    expect(scrollingTables(noted, 'box')).toBe(box('Сроки', noted));
  });

  it('does not use an empty caption as a label', () => {
    const empty = table('<caption> </caption>');
    expect(scrollingTables(empty, 'box')).toBe(box('Таблица', empty));
  });

  it('leaves a text without tables unchanged', () => {
    expect(scrollingTables('<p>стол</p>', 'box')).toBe('<p>стол</p>');
  });
});
