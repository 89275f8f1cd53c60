import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { actionsFor, ROOTS } from './actions.ts';
import { importGraph } from './import-graph.ts';

/** The project's own files, so that a moved file fails the test. */
const graph = () =>
  importGraph((file) => {
    try {
      return readFileSync(file, 'utf8');
    } catch {
      return '';
    }
  });
const edge = ['edge-functions/visitor-page.ts', 'edge-functions/rest-proxy.ts'];
const asked = (...files: string[]) =>
  [...actionsFor({ files, added: [] }, graph(), edge)].toSorted();

describe('actionsFor', () => {
  it.each([
    ['src/features/faq/FaqView.tsx', []],
    ['src/features/faq/FaqView.module.css', []],
    ['src/templates/FaqPage.tsx', []],
    ['src/styles/tokens.css', []],
    ['gatsby-browser.tsx', []],
    ['src/build/compose/reference.ts', ['compose']],
    ['src/build/compose/compose.ts', ['compose']],
    ['src/build/structured/faq.ts', ['compose']],
    ['src/build/derive-pages.ts', ['gatsby']],
    ['gatsby-config.ts', ['gatsby']],
    ['src/build/site-config.ts', ['gatsby']],
    ['src/build/sources.ts', ['gatsby']],
    ['src/build/build-hooks.ts', ['gatsby']],
    ['src/build/webpack.ts', ['gatsby']],
    ['src/build/robots/write-robot-files.ts', ['gatsby']],
    ['src/build/level-loader.mjs', ['gatsby']],
    ['plugins/gatsby-source-custom-api/source-nodes.ts', ['gatsby']],
    ['src/sourcing/prepare.ts', ['gatsby']],
    ['contract/calls/user.ts', ['backend', 'edge', 'gatsby']],
    ['backend/app.ts', ['backend']],
    ['system/lock-file.ts', ['backend']],
    ['backend/db/migrations/0001_new.sql', ['backend']],
    ['backend/seed/faq.ts', ['seed']],
    ['edge-functions/lib/city.ts', ['edge']],
    ['scripts/serve-site/deno/inner-fetch.ts', ['edge']],
    ['netlify.toml', ['edge']],
    ['scripts/dev/front.ts', ['self']],
    ['scripts/serve-site/site-edge.ts', ['self']],
    ['scripts/dev/deriving-thread.ts', ['self']],
    ['scripts/check.ts', []],
    ['backend/app.test.ts', []],
    ['src/build/compose/compose.test.ts', []],
  ])('%s: %j', (file, actions) => {
    expect(asked(file)).toEqual(actions);
  });

  it('combines the actions of several files without duplicates', () => {
    expect(asked('src/build/compose/reference.ts', 'backend/app.ts')).toEqual([
      'backend',
      'compose',
    ]);
    expect(asked('src/build/compose/reference.ts', 'gatsby-node.ts')).toEqual(['gatsby']);
  });

  it('follows new imports of a changed file', () => {
    const files = new Map([['edge-functions/a.ts', '']]);
    const own = importGraph((file) => files.get(file) ?? '');
    const after = (file: string) =>
      actionsFor({ files: [file], added: [] }, own, ['edge-functions/a.ts']);
    expect([...after('src/config/new.ts')]).toEqual([]);
    files.set('edge-functions/a.ts', "import '../src/config/new.ts';");
    expect([...after('edge-functions/a.ts')]).toEqual(['edge']);
    expect([...after('src/config/new.ts')]).toEqual(['edge']);
  });

  it('computes the levels of style sheets again for a new one', () => {
    const file = 'src/ui/New.module.css';
    const actions = (added: string[]) => [...actionsFor({ files: [file], added }, graph(), edge)];
    expect([actions([file]), actions(['src/ui/New.tsx'])]).toEqual([['gatsby'], []]);
  });

  it('starts from files that exist', () => {
    for (const file of Object.values(ROOTS).flat()) {
      expect([file, existsSync(resolve(file))]).toEqual([file, true]);
    }
  });
});
