/** Lighthouse, in a browser that may be signed in. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { CATEGORIES, figuresOf, type Figures } from './report.ts';

const run = promisify(execFile);

/** Not a dependency: an optional bench would cost everybody a hundred more packages. */
const VERSION = '13.5.0';
const folder = resolve('.data', 'bench', 'lighthouse', VERSION);
const program = `${folder}/node_modules/lighthouse/cli/index.js`;

/** A report is larger than Node's default buffer. */
const LARGE = 64 * 2 ** 20;

/** The exit code when Lighthouse could not load a page. */
const failure = v.object({ code: v.literal(1), stderr: v.string() });

/** Installs Lighthouse with npm, once, outside of the project's packages. */
export async function installLighthouse(): Promise<void> {
  if (existsSync(program)) return;
  mkdirSync(folder, { recursive: true });
  const options = ['--no-audit', '--no-fund', '--no-save', '--ignore-scripts'];
  await run('npm', ['install', '--prefix', folder, ...options, `lighthouse@${VERSION}`]);
}

/**
 * Measures a page as on a phone.
 * @param port the browser's debugging port.
 * @param isUnlisted search engines are meant not to show it.
 * @returns the reason if Lighthouse has no result: on a busy machine its trace of a page can be useless.
 */
export async function auditPage(
  url: string,
  port: number,
  isUnlisted: boolean,
): Promise<Figures | string> {
  const options = [
    `--port=${port}`,
    '--output=json',
    '--quiet',
    '--no-enable-error-reporting',
    `--only-categories=${CATEGORIES.join(',')}`,
    ...(isUnlisted ? ['--skip-audits=is-crawlable'] : []),
  ];
  try {
    const report = await run(process.execPath, [program, url, ...options], { maxBuffer: LARGE });
    return figuresOf(report.stdout);
  } catch (error) {
    const failed = v.safeParse(failure, error);
    if (failed.success) return failed.output.stderr.trim();
    throw error;
  }
}
