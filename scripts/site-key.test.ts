import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { readEnvironment, settingNames } from '../src/config/environment.ts';
import { tempDirectory } from '../tests/unit/temp-directory.ts';
import { siteKey } from './site-key.ts';

/** Settings that the build reads and that change none of its pages, scripts and headers. */
const NOT_SHOWN: readonly string[] = [
  // Where files are stored.
  'DATA_DIR',
  // Which content is accepted.
  'CONTENT_DROP',
  // Only builds at Netlify use it, and those are never skipped.
  'PAGES_ORIGIN',
];

const COMMENTS = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm;

/** The settings that the build's own source files name. */
function settingsOfBuild(): readonly string[] {
  const files = readdirSync('src/build', { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const words = new Set(
    sources.flatMap((file) => {
      const text = readFileSync(join('src/build', file), 'utf8');
      return text.replaceAll(COMMENTS, '').match(/\w+/g) ?? [];
    }),
  );
  return settingNames.filter((name) => words.has(name));
}

describe('siteKey', () => {
  const root = tempDirectory();
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(root.path, path)), { recursive: true });
    await writeFile(join(root.path, path), text);
  };
  const keyOf = (settings: Record<string, string> = {}) =>
    siteKey(root.path, readEnvironment(settings));

  beforeEach(async () => {
    await write('package.json', '{"scripts":{"start":"x"},"browserslist":["chrome >= 114"]}');
    await write('package-lock.json', '{}');
    await write('src/ui/actions/Button.tsx', 'export {};');
  });

  it.each([
    ['a source', 'src/ui/actions/Button.tsx'],
    ['a style that is new', 'src/ui/actions/Button.module.css'],
    ['the contract', 'contract/calls/articles.ts'],
    ['a file of the site', 'static/logo.svg'],
    ['the plugin', 'plugins/gatsby-source-custom-api/source-nodes.ts'],
    ['Gatsby’s own files', 'gatsby-ssr.tsx'],
    ['the packages', 'package-lock.json'],
  ])('changes with %s', async (_what, path) => {
    const before = await keyOf();
    await write(path, 'changed');
    expect(await keyOf()).not.toBe(before);
  });

  it('changes with other browsers', async () => {
    const one = await keyOf();
    await write('package.json', '{"browserslist":["chrome >= 120"]}');
    expect(await keyOf()).not.toBe(one);
  });

  it.each([
    'src/ui/Button.test.tsx',
    'docs/architecture.md',
    'tests/pages.ts',
    'backend/server.ts',
  ])('does not change with %s', async (path) => {
    const before = await keyOf();
    await write(path, 'changed');
    await write('package.json', '{"scripts":{},"browserslist":["chrome >= 114"]}');
    expect(await keyOf()).toBe(before);
  });

  it.each([
    ['SITE_URL', 'https://www.yasno.example'],
    ['PORT', '9000'],
    ['METRIKA_ID', '7'],
    ['YANDEX_MAPS_KEY', 'key'],
    ['MAP_TILES_CREDIT', 'Мы'],
    ['TOKEN_SALT', 'another-salt'],
    ['REST_ORIGIN', 'https://api.example.ru'],
  ])('changes with another %s', async (name, value) => {
    expect(await keyOf({ [name]: value })).not.toBe(await keyOf());
  });

  it('changes with every setting that the build reads and shows', async () => {
    const environment = readEnvironment({});
    const before = await siteKey(root.path, environment);
    const read = settingsOfBuild();
    const deaf: string[] = [];
    for (const name of read) {
      // Differs from every default; an origin has to be a URL.
      const other = { ...environment, [name]: 'https://other.example' };
      if ((await siteKey(root.path, other)) === before) deaf.push(name);
    }
    const toDo = [
      ...deaf
        .filter((name) => !NOT_SHOWN.includes(name))
        .map((name) => `add to BUILD_SETTINGS (scripts/site-key.ts), or to NOT_SHOWN: ${name}`),
      ...NOT_SHOWN.filter((name) => !deaf.includes(name)).map(
        (name) => `remove from NOT_SHOWN, the build does not read it or shows it: ${name}`,
      ),
    ];
    expect(toDo).toEqual([]);
    expect(read).toEqual(expect.arrayContaining(['MODE', 'TOKEN_SALT', 'REST_ORIGIN', 'SITE_URL']));
  });

  it('is the same for any port of a backend on this machine', async () => {
    const elsewhere = { REST_ORIGIN: 'http://localhost:4711', BACKEND_PORT: '4711' };
    expect(await keyOf(elsewhere)).toBe(await keyOf());
  });
});
