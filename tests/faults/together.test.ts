import { describe, expect, it } from '@jest/globals';
import type { Fault } from './fault.ts';
import { groupsOf, redOf } from './together.ts';

const fault = (name: string, edited: string, only?: string): Fault => ({
  name,
  edits: [{ file: edited, find: 'a', replace: 'b' }],
  layer: 'browser',
  files: ['tests/browser/pages\\.spec'],
  ...(only === undefined ? {} : { only }),
});
const names = (groups: Fault[][]) => groups.map((group) => group.map(({ name }) => name));

describe('groupsOf', () => {
  it('groups faults that edit different files and have different tests', () => {
    const faults = [fault('a', '1', '\\bhome '), fault('b', '2', '\\btech '), fault('c', '3', 'x')];
    expect(names(groupsOf(faults))).toEqual([['a', 'b', 'c']]);
  });

  it('separates faults that edit the same file or have the same tests', () => {
    const faults = [fault('a', '1', 'x'), fault('b', '1', 'y'), fault('c', '2', 'x')];
    expect(names(groupsOf(faults))).toEqual([['a'], ['b', 'c']]);
  });

  it('isolates a fault that is checked by all tests of a file', () => {
    const faults = [fault('a', '1', 'x'), fault('b', '2'), fault('c', '3', 'y')];
    expect(names(groupsOf(faults))).toEqual([['a', 'c'], ['b']]);
  });

  it('isolates a fault whose check covers many faults', () => {
    const alone: Fault = { ...fault('b', '2', 'y'), isAlone: true };
    const faults = [fault('a', '1', 'x'), alone, fault('c', '3', 'z')];
    expect(names(groupsOf(faults))).toEqual([['a', 'c'], ['b']]);
  });
});

describe('redOf', () => {
  it('returns the failed tests that should catch the fault', () => {
    const red = [
      'tests/browser/pages.spec.ts: home › is alive: for all',
      'tests/browser/pages.spec.ts: tech › is alive',
      'tests/browser/home.spec.ts: home › is there',
    ];
    expect(redOf(fault('a', '1', '\\bhome '), red)).toEqual([red[0]]);
    expect(redOf(fault('a', '1', 'for all'), red)).toEqual([red[0]]);
  });

  it.each([
    ['tests/start/*.test.ts', 'tests/start/refusals.test.ts: a taken port'],
    ['tests/build/{build,failures}.test.ts', 'tests/build/failures.test.ts: a taken port'],
    ['tests/build/build.test.ts', 'tests/build/suites/ports.ts: a taken port'],
  ])('matches files by the glob %s', (glob, red) => {
    const check = { files: [glob], only: 'a taken port' };
    expect(redOf(check, [red, 'tests/served/ports.test.ts: a taken port'])).toEqual([red]);
  });
});
