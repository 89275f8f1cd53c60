import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { importsBelow, LEVELS, levelsOf } from './style-levels.ts';

const imports = (files: Record<string, string[]>) => new Map(Object.entries(files));

describe('levelsOf', () => {
  it('puts a component above everything it uses, at any depth', () => {
    const levels = levelsOf(
      imports({
        'View.tsx': ['view.module.css', 'plain.ts'],
        'plain.ts': ['Button.tsx'],
        'Button.tsx': ['button.module.css', 'Icon.tsx'],
        'Icon.tsx': ['icon.module.css'],
      }),
    );
    expect(Object.fromEntries(levels)).toEqual({
      'icon.module.css': 0,
      'button.module.css': 1,
      'view.module.css': 2,
    });
  });

  it('lets components that share a sheet use each other', () => {
    const levels = levelsOf(
      imports({
        'Group.tsx': ['choice.module.css', 'Choice.tsx'],
        'Choice.tsx': ['choice.module.css', 'Icon.tsx'],
        'Icon.tsx': ['icon.module.css'],
      }),
    );
    expect(levels.get('choice.module.css')).toBe(1);
  });

  it('names the sheets of a cycle', () => {
    const ring = imports({
      'A.tsx': ['a.module.css', 'B.tsx'],
      'B.tsx': ['b.module.css'],
      'C.tsx': ['b.module.css', 'D.tsx'],
      'D.tsx': ['a.module.css'],
    });
    expect(() => levelsOf(ring)).toThrow('a.module.css → b.module.css → a.module.css');
  });

  it('reports when there are not enough levels', () => {
    const deep = Array.from({ length: LEVELS + 1 }, (_, n): [string, string[]] => [
      `C${n}.tsx`,
      [`c${n}.module.css`, `C${n + 1}.tsx`],
    ]);
    expect(() => levelsOf(new Map(deep))).toThrow('levels of styles');
  });
});

describe('the site’s own sheets', () => {
  const levels = levelsOf(importsBelow('src'));
  const levelOf = (sheet: string) => levels.get(`${sheet}.module.css`) ?? -1;

  it('are ordered as their components use each other', () => {
    expect(levelOf('ui/signs/Icon')).toBe(0);
    expect(levelOf('ui/actions/Button')).toBeGreaterThan(levelOf('ui/signs/Icon'));
    expect(levelOf('layout/Header')).toBeGreaterThan(levelOf('layout/SearchBar'));
    expect(levelOf('features/home/HomeHero')).toBeGreaterThan(levelOf('ui/actions/Button'));
  });

  it('all have a level: one without would override everything', () => {
    const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.module.css'),
    );
    expect(sheets.filter((sheet) => !levels.has(sheet))).toEqual([]);
  });

  it('have one layer each, in the order of base.css', () => {
    const named = /@layer base,\s*(.+?),\s*visitor;/s.exec(
      readFileSync('src/styles/layers.css', 'utf8'),
    );
    const expected = Array.from({ length: LEVELS }, (_, level) => `level-${level}`);
    expect(named?.[1]?.split(/,\s*/)).toEqual(expected);
  });
});
