/** Lighthouse, in a browser in which somebody may be signed in. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { CATEGORIES, figuresOf, type Figures } from './report.ts';

const run = promisify(execFile);

/** A bench for one's own figures would cost everybody a hundred packages more. */
const VERSION = '13.5.0';
const folder = resolve('.data', 'bench', 'lighthouse', VERSION);
const program = `${folder}/node_modules/lighthouse/cli/index.js`;

/** A report is larger than what Node takes by itself. */
const LARGE = 64 * 2 ** 20;

/** How the program ends that could not look at a page. */
const failure = v.object({ code: v.literal(1), stderr: v.string() });

/** Installs Lighthouse with npm, once, outside of the project's packages. */
export async function installLighthouse(): Promise<void> {
  if (existsSync(program)) return;
  mkdirSync(folder, { recursive: true });
  const options = ['--no-audit', '--no-fund', '--no-save', '--ignore-scripts'];
  await run('npm', ['install', '--prefix', folder, ...options, `lighthouse@${VERSION}`]);
}

/**
 * Looks at a page as on a phone.
 * @param port where the browser is told what to do.
 * @param isUnlisted search engines are meant not to show it.
 * @returns in words, why Lighthouse found nothing: on a busy machine its trace of a page can be useless.
 */
export async function lookAt(
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
