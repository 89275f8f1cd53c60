/**
 * `npm run bench -- <name> [options]`: runs a bench from tests/bench with the project's own Node.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

const folder = 'tests/bench';

/** The first lines of files that can be run directly explain their usage. */
const benches = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .filter((file) => readFileSync(`${folder}/${file}`, 'utf8').match(/npm[\s*]+run bench/))
  .map((file) => basename(file, '.ts'));

const [name = '', ...options] = process.argv.slice(2);
if (benches.includes(name)) {
  const child = spawn('node', [`${folder}/${name}.ts`, ...options], { stdio: 'inherit' });
  const [code] = (await once(child, 'close')) as [number | null];
  process.exitCode = code ?? 1;
} else {
  console.error(`Name a bench: npm run bench -- ${benches.join(' | ')}`);
  process.exitCode = 1;
}
