/**
 * Preloaded into every program (`--import`): in place of Gatsby, a stand-in builds nothing and
 * waits until the file GATSBY_SAYS says how it ends: "well", or with which error.
 */
import { registerHooks } from 'node:module';

const STAND_IN = `
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
const file = process.env.GATSBY_SAYS;
console.log('info a stand-in builds');
while (!existsSync(file)) await pause(20);
const said = readFileSync(file, 'utf8');
rmSync(file);
if (said !== 'well') {
  console.log('error ' + said);
  process.exit(1);
}
process.exit(0);
`;

registerHooks({
  load: (url, context, next) =>
    url.endsWith('/gatsby/cli.js')
      ? { format: 'module', source: STAND_IN, shortCircuit: true }
      : next(url, context),
});
