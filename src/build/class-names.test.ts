import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { classNames, shortName } from './class-names.ts';

describe('class names', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'names-'));
    mkdirSync(join(folder, 'ui'));
    writeFileSync(
      join(folder, 'ui/Card.module.css'),
      '/* .not */ .root:hover .title { margin: .5rem 0.25em } @keyframes turn { to { } }',
    );
    writeFileSync(join(folder, 'Page.module.css'), '.root { color: red }');
    writeFileSync(join(folder, 'base.css'), '.whole { color: red }');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('are short, unique and deterministic', () => {
    const names = classNames(folder);
    expect(Object.fromEntries(names)).toEqual({
      'Page.module.css root': 'c0',
      'ui/Card.module.css root': 'c1',
      'ui/Card.module.css title': 'c2',
      'ui/Card.module.css turn': 'c3',
    });
    expect(classNames(folder)).toEqual(names);
    expect(shortName(names, 'ui/Card.module.css', 'title')).toBe('c2');
    expect(shortName(names, 'ui/Card.module.css', 'other')).toBeUndefined();
  });
});
