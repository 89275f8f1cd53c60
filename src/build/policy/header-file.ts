import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AHEAD_FILE, AHEAD_RULES } from '../../config/ahead.ts';
import type { Environment } from '../../config/environment.ts';
import { strictTransport } from '../../config/security.ts';
import { contentPolicy, inlineScripts, watchedPolicy } from './content-policy.ts';
import type { PartySettings } from './third-parties.ts';

type Settings = PartySettings & Pick<Environment, 'MODE' | 'SITE_URL'>;

/** The file from which Netlify and our own server read a release's headers. */
const HEADER_FILE = '_headers';

/** Every page has the same inline scripts; this page always exists. */
const ANY_PAGE = '404.html';

/** Headers for every file of the site that depend on its settings or its build. */
export function headerFile(settings: Settings, scripts: readonly string[]): string {
  const transport = strictTransport(settings);
  const watched = watchedPolicy(settings);
  const lines = [
    `Content-Security-Policy: ${contentPolicy(settings, scripts)}`,
    ...(watched === null ? [] : [`Content-Security-Policy-Report-Only: ${watched}`]),
    ...(transport === null ? [] : [`Strict-Transport-Security: ${transport}`]),
    // In a file: pages contain no speculation rules, and the policy allows none inline.
    `Speculation-Rules: "${AHEAD_FILE}"`,
  ];
  const ahead = `${AHEAD_FILE}\n  Content-Type: application/speculationrules+json\n`;
  return `/*\n${lines.map((line) => `  ${line}\n`).join('')}${ahead}`;
}

/**
 * Writes the header file and the speculation rules into the built site: the headers of a release belong to
 * its pages.
 */
export async function writeHeaderFile(directory: string, settings: Settings): Promise<void> {
  const html = await readFile(join(directory, ANY_PAGE), 'utf8');
  await writeFile(join(directory, AHEAD_FILE), JSON.stringify(AHEAD_RULES));
  await writeFile(join(directory, HEADER_FILE), headerFile(settings, inlineScripts(html)));
}
