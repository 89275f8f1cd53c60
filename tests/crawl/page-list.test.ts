/** The list of pages that all page tests use has a page of each kind that is built. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import * as v from 'valibot';
import { PAGE_TEMPLATES } from '../../src/build/page-data.ts';
import { pages } from '../pages.ts';
import { keptSite } from '../site/prepared.ts';

const pageData = v.object({ componentChunkName: v.string() });

/** Gatsby's name for the route file of a URL in the list. */
function chunkOf(address: string): string[] {
  const path = new URL(address, 'http://site.test').pathname;
  const file = join(keptSite.public, 'page-data', path === '/' ? 'index' : path, 'page-data.json');
  if (!existsSync(file)) return [];
  return [v.parse(pageData, JSON.parse(readFileSync(file, 'utf8'))).componentChunkName];
}

const kebab = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

/** Redirects before it can be inspected; tests/browser/addresses.spec.ts covers it. */
const LEADS_ON = 'themeMoved';

test('every kind of page has a row in tests/pages.ts', () => {
  const listed = new Set(pages.flatMap(({ url, file = url }) => chunkOf(file)));
  for (const [kind, template] of Object.entries(PAGE_TEMPLATES)) {
    if (kind === LEADS_ON) continue;
    assert.ok(
      listed.has(`component---src-templates-${kebab(template)}-tsx`),
      `Add a page of the kind "${kind}" (src/templates/${template}.tsx) to tests/pages.ts`,
    );
  }
});
