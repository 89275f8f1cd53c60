/** Run by .githooks/pre-commit: checks format, lint and import cycles of the staged files only. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { enableCompileCache } from 'node:module';
import { delimiter, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { layers, type Command } from '../test/layers.ts';

/** Changed files that still exist. */
function changed(...options: string[]): string[] {
  const args = ['diff', '--name-only', '--diff-filter=ACMR', '-z', ...options];
  return execFileSync('git', args, { encoding: 'utf8' }).split('\0').filter(Boolean);
}

/** Finds the programs of the project, and keeps their code compiled so that they load faster. */
const environment = {
  ...process.env,
  PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
  NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled'),
  FORCE_COLOR: process.stderr.isTTY ? '1' : '0',
};

/** @returns the output of a failed command, or null. */
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
      `\nPartly staged, but checked as they are in the working tree: ${partly.join(', ')}`,
    );
  }
  console.error(
    '\nTo fix it, run npm run format and stage again. `git commit --no-verify` skips the check.',
  );
  process.exitCode = 1;
}

enableCompileCache(environment.NODE_COMPILE_CACHE);
await check();
