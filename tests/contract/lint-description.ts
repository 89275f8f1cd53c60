import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { makeScratch } from './scratch.ts';

const PROGRAM = join(import.meta.dirname, '../../node_modules/@redocly/cli/bin/cli.js');

const told = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    problems: v.array(
      v.object({
        ruleId: v.string(),
        severity: v.string(),
        message: v.string(),
        location: v.array(v.object({ pointer: v.optional(v.string()) })),
      }),
    ),
  }),
);

/** Turns off telemetry and update checks. */
const SILENT = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

/**
 * Lints an OpenAPI document with Redocly's recommended rules, in a directory without configuration.
 * @returns errors and warnings, one per line.
 */
export async function lintDescription(document: string): Promise<string[]> {
  const folder = makeScratch('openapi');
  try {
    await writeFile(join(folder, 'openapi.json'), document);
    const args = [PROGRAM, 'lint', 'openapi.json', '--format=json', '--max-problems=1000'];
    const options = {
      cwd: folder,
      env: { ...process.env, ...SILENT },
      maxBuffer: 64 * 1024 * 1024,
    };
    // It exits with 1 when there are errors; they are in its output.
    const { stdout } = await promisify(execFile)(process.execPath, args, options).catch(
      (failed: { stdout: string }) => failed,
    );
    return v
      .parse(told, stdout)
      .problems.map(
        ({ severity, ruleId, message, location }) =>
          `${severity} ${ruleId}: ${message} (${location.map(({ pointer }) => pointer).join()})`,
      );
  } finally {
    await rm(folder, { recursive: true });
  }
}
