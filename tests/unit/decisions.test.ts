import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const folder = join(process.cwd(), 'docs/decisions');
const files = readdirSync(folder).filter((name) => /^(?!000)\d{3}-.+\.md$/.test(name));

/** A number with its file, title, date and status: what a decision's head and its row both say. */
type Row = readonly [file: string, title: string, date: string, status: string];

function headOf(file: string): Row {
  const [heading = '', , state = ''] = readFileSync(join(folder, file), 'utf8').split('\n');
  const [date = '', status = ''] = state.split(' · ');
  return [file, heading.replace(`# ${file.slice(0, 3)}. `, ''), date, status];
}

const rows = readFileSync(join(folder, 'README.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ['))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| |\|$/g, '').trim()));

describe('the index of decisions', () => {
  it('has every decision once, with its title, date and status', () => {
    const indexed = rows.map(([link = '', title, date, status]) => [
      link.replace(/^\[\d{3}\]\((.+)\)$/, '$1'),
      title,
      date,
      status,
    ]);
    expect(indexed.toSorted()).toEqual(files.map(headOf).toSorted());
  });

  it('has no empty cell', () => {
    for (const row of rows) expect(row).toEqual(Array(5).fill(expect.stringMatching(/\S/)));
  });
});

describe('every decision', () => {
  it.each(files)('%s begins with a date and a status', (file) => {
    const [, , date, status] = headOf(file);
    expect(date).toMatch(/^2026-\d\d-\d\d$/);
    expect(status).toMatch(/^(accepted|(partly )?superseded by \d{3}( and \d{3})*)$/);
  });

  it('that names a successor names one that exists', () => {
    const numbers = new Set(files.map((file) => file.slice(0, 3)));
    const named = files.map(headOf).flatMap(([, , , status]) => status.match(/\d{3}/g) ?? []);
    expect(named.filter((number) => !numbers.has(number))).toEqual([]);
  });
});
