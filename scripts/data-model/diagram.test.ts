import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { diagram, redrawn, subjectsIn, tables } from './diagram.ts';
import { LOOSE_REFERENCES, SUBJECTS } from './subjects.ts';

const page = readFileSync(join(process.cwd(), 'docs/data-model.md'), 'utf8');

describe('docs/data-model.md', () => {
  it('shows the schema as it is; otherwise run `npm run data-model`', () => {
    expect(page).toBe(redrawn(page));
  });

  it('has a diagram for every subject', () => {
    expect(subjectsIn(page)).toEqual(Object.keys(SUBJECTS));
  });
});

describe('the subjects', () => {
  it('contain every table of the schema once: a new one goes to scripts/data-model/subjects.ts', () => {
    expect(Object.values(SUBJECTS).flat().toSorted()).toEqual([...tables.keys()].toSorted());
  });

  it('name only columns that exist as references without a foreign key', () => {
    for (const [reference, target] of LOOSE_REFERENCES) {
      const [name = '', column] = reference.split('.');
      expect(tables.get(name)?.columns.map((one) => one.name)).toContain(column);
      expect(tables.has(target)).toBe(true);
    }
  });
});

describe('a diagram', () => {
  it('shows keys, and references with and without a foreign key', () => {
    const lines = diagram('points').split('\n');
    expect(lines).toContain('  users ||--o{ orders : user_id');
    expect(lines).toContain('  webinars |o..o{ orders : item_id');
    expect(lines).toContain('    integer user_id PK, FK');
    expect(lines).toContain('    text code UK');
    expect(lines).toContain('    timestamptz due_at');
  });
});
