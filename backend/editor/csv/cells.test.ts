import { expect, it } from '@jest/globals';
import { stringify } from 'csv-stringify/sync';
import type { Field } from '../../../contract/collections/field.ts';
import { cellOf, valueOf } from './cells.ts';

const text = { kind: 'text', label: '', max: 100 } as const satisfies Field;
const group = { kind: 'group', label: '', fields: { text } } as const satisfies Field;

const TEXTS = [
  '=1+1',
  "'=1+1",
  "да;=cmd|' /C calc'!A1",
  'да;"=1+1',
  'да\n=1+1\nнет',
  'да\t+7',
  "да;'=1",
  "да;''@a;-1",
  '; - и; так',
];

/** Cells as a spreadsheet reads the line that separates them with semicolons, as Russian ones do. */
const splitElsewhere = (cell: string) => stringify([['1', cell]]).split(/[;\t\r\n]"*/);

it.each(TEXTS)('no part of %j begins like a formula, whatever separates cells', (value) => {
  for (const cell of [cellOf(text, value), cellOf(group, { text: value })]) {
    for (const part of splitElsewhere(cell)) expect(part).not.toMatch(/^[=+\-@]/);
  }
});

it.each(TEXTS)('%j is read as it was written', (value) => {
  expect(valueOf(text, cellOf(text, value))).toBe(value);
  expect(valueOf(group, cellOf(group, { text: value }))).toEqual({ text: value });
});

it('a text without formulas stays as it is', () => {
  for (const value of ['a = b; c - d', 'Уход: да, -1,25', "'так'"]) {
    expect(cellOf(text, value)).toBe(value);
  }
});
