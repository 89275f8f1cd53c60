import { describe, expect, it } from '@jest/globals';
import { timesOf } from './times.ts';

const here = process.cwd();

describe('timesOf', () => {
  it('reads reports of node --test, with a time for each file', () => {
    const report = [
      { kind: 'test', file: 'tests/a.test.ts', name: 'suite › one', ms: 12.5, ok: true },
      {
        kind: 'test',
        file: 'tests/a.test.ts',
        name: 'suite › two',
        ms: 7.5,
        ok: false,
        reason: 'Add a row',
      },
      {
        kind: 'hook',
        file: 'tests/a.test.ts',
        name: 'suite',
        hook: 'after',
        message: 'no database',
      },
      { kind: 'file', file: 'tests/a.test.ts', ms: 1_020 },
      { kind: 'test', file: 'tests/b.test.ts', name: 'three', ms: 3, ok: true },
    ];
    const times = timesOf('node', report.map((line) => JSON.stringify(line)).join('\n'));
    expect(times.hooks).toMatchObject([{ name: 'suite', message: 'no database' }]);
    expect(times.tests.map(({ name, ok, reason }) => [name, ok, reason])).toEqual([
      ['suite › one', true, undefined],
      ['suite › two', false, 'Add a row'],
      ['three', true, undefined],
    ]);
    expect([...times.files]).toEqual([
      ['tests/a.test.ts', 1_020],
      ['tests/b.test.ts', 3],
    ]);
  });

  it('reads reports of Jest', () => {
    const report = {
      testResults: [
        {
          name: `${here}/src/a.test.ts`,
          startTime: 1_000,
          endTime: 1_700,
          assertionResults: [
            { fullName: 'a works', status: 'passed', duration: 4 },
            {
              fullName: 'a fails',
              status: 'failed',
              duration: null,
              failureMessages: ['Error: \u001b[31mwrong\u001b[39m\n    at a.ts'],
            },
          ],
        },
      ],
    };
    expect(timesOf('jest', JSON.stringify(report))).toEqual({
      tests: [
        { file: 'src/a.test.ts', name: 'a works', ms: 4, ok: true },
        { file: 'src/a.test.ts', name: 'a fails', ms: 0, ok: false, reason: 'Error: wrong' },
      ],
      hooks: [],
      files: new Map([['src/a.test.ts', 700]]),
    });
  });

  it('names files that could not be loaded', () => {
    const file = `${here}/src/broken.test.ts`;
    const message = 'Must use import to load a\n    at b.ts';
    const told = { startTime: 1, endTime: 1, assertionResults: [] };
    const jest = { testResults: [{ ...told, name: file, status: 'failed', message }] };
    const rootDir = `${here}/tests/browser`;
    const errors = [{ message, location: { file, line: 1, column: 1 } }];
    const playwright = { config: { rootDir }, suites: [], errors };
    const failed = {
      ...{ file: 'src/broken.test.ts', name: 'the file did not run', ms: 0, ok: false },
      reason: 'Must use import to load a',
    };
    expect(timesOf('jest', JSON.stringify(jest)).tests).toEqual([failed]);
    expect(timesOf('playwright', JSON.stringify(playwright)).tests).toEqual([failed]);
  });

  it('reads reports of Playwright, with nested suites and every attempt of a test', () => {
    const spec = (title: string, ...durations: number[]) => ({
      title,
      file: 'a.spec.ts',
      ok: true,
      tests: [{ results: durations.map((duration) => ({ duration })) }],
    });
    const report = {
      config: { rootDir: `${here}/tests/browser` },
      suites: [
        {
          title: 'a.spec.ts',
          specs: [spec('one', 100)],
          suites: [{ title: 'dark', specs: [spec('two', 20, 30)] }],
        },
      ],
    };
    expect(timesOf('playwright', JSON.stringify(report))).toEqual({
      tests: [
        { file: 'tests/browser/a.spec.ts', name: 'one', ms: 100, ok: true },
        { file: 'tests/browser/a.spec.ts', name: 'dark › two', ms: 50, ok: true },
      ],
      hooks: [],
      files: new Map([['tests/browser/a.spec.ts', 150]]),
    });
  });

  it('blames no test for having been stopped with the others', () => {
    const error = { message: 'expect(locator).toBeInViewport() failed' };
    const results = [{ duration: 9, status: 'interrupted', error }];
    const specs = [{ title: 'one', file: 'a.spec.ts', ok: false, tests: [{ results }] }];
    const report = { config: { rootDir: here }, suites: [{ title: 'a.spec.ts', specs }] };
    expect(timesOf('playwright', JSON.stringify(report)).tests).toEqual([
      { file: 'a.spec.ts', name: 'one', ms: 9, ok: false, reason: 'stopped' },
    ]);
  });

  it('names the test that failed before the note that the others were stopped', () => {
    const tests = [{ results: [{ duration: 9, error: { message: 'Error: moved' } }] }];
    const specs = [{ title: 'one', file: 'a.spec.ts', ok: false, tests }];
    const errors = [{ message: 'Testing stopped early after 1 maximum allowed failures.' }];
    const report = { config: { rootDir: here }, suites: [{ title: 'a.spec.ts', specs }], errors };
    const [first] = timesOf('playwright', JSON.stringify(report)).tests;
    expect(first).toMatchObject({ file: 'a.spec.ts', name: 'one', ok: false });
  });

  it('reads reports of Deno', () => {
    const report = `<testsuites>
      <testsuite name="./tests/edge/a.test.ts" tests="2" disabled="0" errors="0" failures="1">
        <testcase name="says &quot;yes&quot;" classname="./tests/edge/a.test.ts" time="0.250" line="3" col="6">
        </testcase>
        <testcase name="whole" classname="./tests/edge/a.test.ts" time="1.5"/>
        <testcase name="no" classname="./tests/edge/a.test.ts" time="0.010" line="9" col="6">
          <failure message="Uncaught">AssertionError: &quot;a&quot;
    at file:///a.test.ts:9:6</failure>
        </testcase>
      </testsuite>
    </testsuites>`;
    const times = timesOf('junit', report);
    expect(times.tests).toEqual([
      { file: 'tests/edge/a.test.ts', name: 'says "yes"', ms: 250, ok: true },
      { file: 'tests/edge/a.test.ts', name: 'whole', ms: 1_500, ok: true },
      {
        ...{ file: 'tests/edge/a.test.ts', name: 'no', ms: 10, ok: false },
        reason: 'AssertionError: "a"',
      },
    ]);
    expect([...times.files]).toEqual([['tests/edge/a.test.ts', 1_760]]);
  });

  it('rejects everything else', () => {
    expect(() => timesOf('node', '{"kind":"rest"}')).toThrow();
    expect(() => timesOf('jest', '{"testResults":[')).toThrow();
  });
});
