import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { readEnvironment } from '../src/config/environment.ts';
import { tempDirectory } from '../tests/unit/temp-directory.ts';
import { siteKey } from './site-key.ts';

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

  it('is the same for any port of a backend on this machine', async () => {
    const elsewhere = { REST_ORIGIN: 'http://localhost:4711', BACKEND_PORT: '4711' };
    expect(await keyOf(elsewhere)).toBe(await keyOf());
  });
});
