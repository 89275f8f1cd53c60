import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { propertyNames, withShortNames } from './property-names.ts';

function inFolders<T>(files: Readonly<Record<string, string>>, work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'properties-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(join(folder, name, '..'), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('names the properties of all sheets in a fixed order, except those in code', () => {
  const files = {
    'styles/tokens.css': ':root { --text: red; --ground: white; /* --old: 1 */ }',
    'styles/ui/A.module.css': '@property --lift { inherits: false } .a { --pad: 1px }',
    'code/Mark.tsx': '<path stroke="var(--text)" />',
    'code/Mark.test.tsx': "expect(style).toContain('--pad')",
  };
  inFolders(files, (folder) => {
    const names = propertyNames(join(folder, 'styles'), [join(folder, 'code')]);
    expect([...names]).toEqual([
      ['--ground', '--0'],
      ['--lift', '--1'],
      ['--pad', '--2'],
    ]);
  });
});

it('replaces whole names only', () => {
  const names = new Map([['--text', '--0']]);
  expect(withShortNames('.a--text{color:var(--text,var(--text-pale));--text:red}', names)).toBe(
    '.a--text{color:var(--0,var(--text-pale));--0:red}',
  );
});
