/** `npm test`: every layer in the order of its cost. The first red one ends it. */
import { spawnSync } from 'node:child_process';

const layers = [
  'types',
  'lint',
  'unit',
  'contract',
  'edge',
  'build',
  'start',
  'regenerator',
  'browser',
];

const started = performance.now();
for (const layer of layers) {
  const from = performance.now();
  console.log(`\n— ${layer}`);
  const { status } = spawnSync('npm', ['run', '--silent', `test:${layer}`], { stdio: 'inherit' });
  const seconds = Math.round((performance.now() - from) / 1000);
  if (status !== 0) {
    console.error(`\n${layer} failed after ${seconds} s`);
    process.exit(1);
  }
  console.log(`— ${layer}: passed in ${seconds} s`);
}
console.log(`\nAll layers passed in ${Math.round((performance.now() - started) / 1000)} s`);
