/** Keeps the table of processes, the settings and the operators' document consistent. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { settingNames } from './environment.ts';
import { SETTINGS_OF_PROCESSES, type Need, type ProcessName } from './processes.ts';

const SIGNS: Readonly<Record<Need, string>> = {
  always: '●',
  production: '○',
  'own-backend': '○',
  reads: '·',
};

const COLUMNS: readonly ProcessName[] = [
  'backend',
  'worker',
  'regenerator',
  'site',
  'migrate',
  'backup',
  'media',
];

/** The table in docs/operations/processes.md before formatting. */
const shown = Object.entries(SETTINGS_OF_PROCESSES).flatMap(([name, needs]) => {
  const signs = COLUMNS.map((process) => {
    const need = Object.entries(needs).find(([one]) => one === process)?.[1];
    return need ? SIGNS[need] : '';
  });
  return signs.some(Boolean) ? [['', `\`${name}\``, ...signs, ''].join('|')] : [];
});

const plain = (row: string) => row.replace(/ +/g, '');

describe('the settings of processes', () => {
  it('cover every setting', () => {
    const known: readonly string[] = Object.keys(SETTINGS_OF_PROCESSES);
    const toDo = [
      ...settingNames
        .filter((name) => !known.includes(name))
        .map((name) => `add to SETTINGS_OF_PROCESSES (src/config/processes.ts) who reads ${name}`),
      ...known
        .filter((name) => !settingNames.includes(name))
        .map((name) => `remove from SETTINGS_OF_PROCESSES, no such setting: ${name}`),
    ];
    expect(toDo).toEqual([]);
  });

  it("match the table in the operators' documentation", () => {
    const page = readFileSync('docs/operations/processes.md', 'utf8');
    const [, table = ''] = page.split(/<!-- (?:end of )?settings -->/);
    const rows = table.split('\n').filter((line) => line.startsWith('| `'));
    const given = rows.map(plain);
    const toDo = [
      ...shown
        .filter((row) => !given.includes(row))
        .map((row) => `add to the settings in docs/operations/processes.md: ${row}`),
      ...given
        .filter((row) => !shown.includes(row))
        .map((row) => `remove from the settings in docs/operations/processes.md: ${row}`),
    ];
    expect(toDo).toEqual([]);
    // The order of SETTINGS_OF_PROCESSES.
    expect(given).toEqual(shown);
  });
});
