import { expect, it } from '@jest/globals';
import { neededChecks } from './checks.ts';
import type { Fault } from './fault.ts';

const fault = (layer: string, file: string, only?: string): Fault => ({
  name: `${layer} ${file} ${only}`,
  edits: [],
  layer,
  files: [file],
  ...(only === undefined ? {} : { only }),
});

it('runs every file once, and whole files separately from those with chosen tests', () => {
  const faults = [
    fault('unit', 'a'),
    fault('unit', 'b'),
    fault('unit', 'a'),
    fault('browser', 'pages', 'home'),
    fault('browser', 'pages', 'tech'),
    fault('browser', 'zoom'),
  ];
  expect(neededChecks(faults)).toEqual([
    { layer: 'unit', files: ['a', 'b'] },
    { layer: 'browser', files: ['pages'], only: 'home|tech' },
    { layer: 'browser', files: ['zoom'] },
  ]);
});

it('runs the tests that the chosen ones depend on, once', () => {
  const faults = ['weighs', 'asks'].map((only) => ({
    ...fault('build', 'build', only),
    leansOn: 'a good build',
  }));
  expect(neededChecks(faults)).toEqual([
    { layer: 'build', files: ['build'], only: 'a good build|weighs|asks' },
  ]);
});
