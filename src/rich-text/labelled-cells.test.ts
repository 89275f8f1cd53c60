import { describe, expect, it } from '@jest/globals';
import { labelledCells } from './labelled-cells.ts';

const row = (cells: readonly string[], name = 'td') =>
  `<tr>${cells.map((cell) => `<${name}>${cell}</${name}>`).join('')}</tr>`;
const table = (labels: readonly string[], ...rows: readonly string[]) =>
  `<table><caption>Сроки</caption><thead>${row(labels, 'th')}</thead><tbody>${rows.join('')}</tbody></table>`;

describe('labelledCells', () => {
  it('gives every cell but the first of its row the heading of its column', () => {
    const text = table(['Линзы', 'Срок', 'Уход'], row(['День', '1\u00a0день', 'не <b>нужен</b>']));
    expect(labelledCells(`<p>а</p>${text}<p>б</p>`)).toBe(
      `<p>а</p>${text
        .replace('<table>', '<table data-rows="stacked">')
        .replace('<td>1', '<td data-label="Срок">1')
        .replace('<td>не', '<td data-label="Уход">не')}<p>б</p>`,
    );
  });

  it('takes the words of a heading, without footnotes, and quotes them', () => {
    const note = '<sup data-footnote="dkt"></sup>';
    const text = table(['А', `<b>Dk/t</b>${note}`, '«В» "г"'], row(['1', '2', '3']));
    const labelled = labelledCells(text);
    expect(labelled).toContain('<td data-label="Dk/t">2</td>');
    expect(labelled).toContain('<td data-label="«В» &quot;г&quot;">3</td>');
    expect(labelled).toContain(`<th><b>Dk/t</b>${note}</th>`);
  });

  it('keeps a heading that looks like a pattern of replacement', () => {
    const labelled = labelledCells(table(['А', 'Цена, $&amp;', "$' $1"], row(['1', '2', '3'])));
    expect(labelled).toContain('<td data-label="Цена, $&amp;">2</td>');
    expect(labelled).toContain(`<td data-label="$' $1">3</td>`);
  });

  it('labels two columns of long texts, and keeps two of short ones side by side', () => {
    const long = 'Вытрите палец насухо, дайте стечь жидкости';
    expect(labelledCells(table(['Что', 'Как'], row(['Линза', long])))).toContain(
      `<td data-label="Как">${long}</td>`,
    );
    const short = table(['Очки', 'Линза'], row(['−4,50', '−4,25']));
    expect(labelledCells(short)).toBe(short.replace('<table>', '<table data-rows="short">'));
  });

  it('labels each of several tables with its own headings', () => {
    const [one, other] = [
      ['А', 'Б', 'В'],
      ['Г', 'Д', 'Е'],
    ].map((labels) => table(labels, row(['1', '2', '3'])));
    const labelled = labelledCells(`${one}${other}`);
    for (const label of ['Б', 'В', 'Д', 'Е']) {
      expect(labelled.split(`data-label="${label}"`)).toHaveLength(2);
    }
  });

  it.each([
    ['<p>без таблиц</p>'],
    ['<table><tbody><tr><td>без</td><td>заголовков</td></tr></tbody></table>'],
    [table(['А', 'Б', 'В'], row(['1', '2']))],
    [table(['А', '', 'В'], row(['1', '2', '3']))],
    [table(['А'], row(['1']))],
    [table(['А', 'Б', 'В'], '<tr><td colspan="2">1</td><td>2</td></tr>')],
    [
      table(['А', 'Б', 'В'], row(['1', '2', '3'])).replace(
        '</tr></thead>',
        `</tr>${row(['г', 'д', 'е'], 'th')}</thead>`,
      ),
    ],
  ])('leaves %s unchanged', (text) => {
    expect(labelledCells(text)).toBe(text);
  });
});
