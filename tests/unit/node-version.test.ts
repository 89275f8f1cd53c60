/** Version managers and CI use the same Node as the project. */
import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

it('.node-version names the Node version of the project', () => {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  // If this fails, copy the version of the package `node` from package.json to .node-version.
  expect(readFileSync('.node-version', 'utf8')).toBe(`${devDependencies.node}\n`);
});
