import { plainText } from './plain-text.ts';
import { quoted } from './text-pictures.ts';

/** Longer texts, in characters, do not fit side by side on a phone. */
const SHORT = 20;

const TABLE = /<table>([\s\S]*?)<\/table>/g;
const ROW = /<tr>([\s\S]*?)<\/tr>/g;
const CELL = /<(t[dh])\b([^>]*)>([\s\S]*?)<\/\1>/g;

const cellsOf = (row: string) =>
  [...row.matchAll(CELL)].map(([, , , inside = '']) => plainText(inside).trim());

const rowsOf = (html: string) => [...html.matchAll(ROW)].map(([, row = '']) => cellsOf(row));

/** Adds to each cell but the first of a row the heading of its column. */
const withLabels = (rows: string, labels: readonly string[]): string =>
  rows.replace(ROW, (row) => {
    let column = -1;
    return row.replace(CELL, (cell: string, name: string) => {
      column += 1;
      const start = `<${name}`;
      const label = quoted(labels[column] ?? '');
      return column === 0 ? cell : `${start} data-label=${label}${cell.slice(start.length)}`;
    });
  });

/**
 * Prepares the tables of a cleaned text for narrow windows. Where each row can be read by itself, its cells
 * bear the headings of their columns, and the table is marked `data-rows="stacked"`; where all cells are
 * short, it is marked `data-rows="short"`. Any other table, with merged cells or without headings, stays as it is.
 */
export function labelledCells(html: string): string {
  if (!html.includes('<table>')) return html;
  return html.replace(TABLE, (table, inside: string) => {
    const [head = '', rest = ''] = inside.split('</thead>');
    const [labels = [], ...further] = rowsOf(head);
    const rows = rowsOf(rest);
    const isNamed = labels.length > 1 && labels.every((label) => label !== '');
    const isRegular = further.length === 0 && rows.every(({ length }) => length === labels.length);
    const isPlain = head.includes('<thead>') && !/\s(?:col|row)span=/.test(inside);
    if (!isNamed || !isRegular || !isPlain) return table;
    const isShort = labels.length === 2 && rows.flat().every((text) => text.length <= SHORT);
    if (isShort) return `<table data-rows="short">${inside}</table>`;
    return `<table data-rows="stacked">${head}</thead>${withLabels(rest, labels)}</table>`;
  });
}
