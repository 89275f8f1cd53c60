import { describe, expect, it } from '@jest/globals';
import { redChecks } from './red-checks.ts';

describe('redChecks', () => {
  it('parses the compiler’s output', () => {
    const output = [
      "src/a.ts(3,7): error TS6133: 'b' is declared but never read.",
      '',
      'types is red',
    ];
    expect(redChecks({ name: 'types', format: null }, '/copy', output, null)).toEqual([
      'src/a.ts: TS6133',
    ]);
  });

  it('parses the output of the linter and the formatter', () => {
    const output = [
      '/copy/src/a.ts',
      '  3:7  error  Features never import each other  import-x/no-restricted-paths',
      '  4:1  warning  Something else  other-rule',
      '  x import(no-cycle): Dependency cycle detected',
      '   ,-[src/c.ts:3:24]',
      'src/b.ts (3ms)',
    ];
    expect(redChecks({ name: 'lint', format: null }, '/copy', output, null)).toEqual([
      'src/a.ts: import-x/no-restricted-paths',
      'src/c.ts: import(no-cycle)',
      'src/b.ts: oxfmt',
    ]);
  });

  const line = (name: string, ok: boolean, file = '/copy/tests/a.test.ts') =>
    JSON.stringify({ kind: 'test', file, name, ms: 1, ok });

  it('names the failed tests, by their path in the copy', () => {
    const report = [line('stays', true), line('goes', false), line('falls', false, 'b.test.ts')];
    expect(redChecks({ name: 'contract', format: 'node' }, '/copy', [], report.join('\n'))).toEqual(
      ['tests/a.test.ts: goes', 'b.test.ts: falls'],
    );
  });

  it('does not count a file that ended before its tests as a check', () => {
    const report = line('/copy/tests/a.test.ts', false);
    expect(redChecks({ name: 'contract', format: 'node' }, '/copy', [], report)).toEqual([]);
    expect(redChecks({ name: 'contract', format: 'node' }, '/copy', [], null)).toEqual([]);
  });
});
