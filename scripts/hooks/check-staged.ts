/** What .githooks/pre-commit runs: format, lint and circles of imports, of the staged files only. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { enableCompileCache } from 'node:module';
import { delimiter, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { layers, type Command } from '../test/layers.ts';

/** Files of `git diff` that are there to be looked at. */
function changed(...options: string[]): string[] {
  const args = ['diff', '--name-only', '--diff-filter=ACMR', '-z', ...options];
  return execFileSync('git', args, { encoding: 'utf8' }).split('\0').filter(Boolean);
}

/** Programs of the project, which load twice as fast where their code is kept compiled. */
const environment = {
  ...process.env,
  PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
  NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled'),
  FORCE_COLOR: process.stderr.isTTY ? '1' : '0',
};

/** @returns what it had to say; null where all is well. */
async function complaint({ program, args }: Command): Promise<string | null> {
  const child = spawn(program, args, { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  const closed = once(child, 'close') as Promise<[number | null]>;
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), closed]);
  return code === 0 ? null : `${program}:\n${out}${err}`.trimEnd();
}

async function check(): Promise<void> {
  const staged = changed('--cached');
  if (staged.length === 0) return;
  const lint = layers.find(({ name }) => name === 'lint');
  const hasCode = staged.some((file) => /\.(?:tsx?|mjs)$/.test(file));
  const commands = (lint?.commands(staged, '') ?? []).filter(
    ({ program }) => program === 'oxfmt' || hasCode,
  );
  const complaints = (await Promise.all(commands.map(complaint))).filter((one) => one !== null);
  if (complaints.length === 0) return;
  const kept = new Set(changed());
  const partly = staged.filter((file) => kept.has(file));
  console.error(complaints.join('\n\n'));
  if (partly.length > 0) {
    console.error(
      `\nStaged in part, and looked at as they lie in the folder: ${partly.join(', ')}`,
    );
  }
  console.error('\nMend it: npm run format, then stage again. `git commit --no-verify` passes by.');
  process.exitCode = 1;
}

enableCompileCache(environment.NODE_COMPILE_CACHE);
await check();
