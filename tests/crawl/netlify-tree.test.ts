/** What a build would deploy to Netlify, read with Netlify's own parsers. */
import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { test } from 'node:test';
import { parseAllHeaders } from '@netlify/headers-parser';
import { redirectRules } from '../../scripts/nginx/redirect-rules.ts';
import { keptSite } from '../site/prepared.ts';
import { projectRoot } from '../site/site.ts';

const netlifyConfigPath = join(projectRoot, 'netlify.toml');

/** Every address under which a file of the build can be asked for. */
async function addresses(): Promise<string[]> {
  const entries = await readdir(keptSite.public, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.flatMap(({ parentPath, name }) => {
    const path = `/${relative(keptSite.public, join(parentPath, name))}`;
    return path.endsWith('/index.html') ? [path, path.slice(0, -'index.html'.length)] : [path];
  });
}

test('no header is set twice for any address of the site', async () => {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [join(keptSite.public, '_headers')],
    netlifyConfigPath,
    configHeaders: [],
    minimal: false,
  });
  assert.deepEqual(errors, []);
  const rules = headers.filter((rule) => 'forRegExp' in rule);
  const twice = (await addresses()).flatMap((path) => {
    const names = rules
      .filter((rule) => rule.forRegExp.test(path))
      .flatMap(({ values }) => Object.keys(values).map((name) => name.toLowerCase()));
    return names.filter((name, index) => names.indexOf(name) !== index).map((name) => [path, name]);
  });
  assert.deepEqual(twice, []);
});

test('no address has two redirects', async () => {
  const redirects = await redirectRules(netlifyConfigPath, join(keptSite.public, '_redirects'));
  const froms = redirects.map(({ from, query, conditions }) =>
    JSON.stringify([from, query, conditions]),
  );
  assert.deepEqual(froms, [...new Set(froms)]);
  assert.ok(froms.length > 3);
});
