/** One Node for people, for CI and for the project itself. */
import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

it('.node-version names the Node that the project brings', () => {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  // Red? Write the version of the package `node` in package.json into .node-version.
  expect(readFileSync('.node-version', 'utf8')).toBe(`${devDependencies.node}\n`);
});
