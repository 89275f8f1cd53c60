/** Checks every page of the built site against the one policy. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { hashSource, inlineScripts } from '../../src/build/policy/content-policy.ts';
import { AHEAD_FILE, AHEAD_RULES } from '../../src/config/ahead.ts';
import { keptSite } from '../site/prepared.ts';
import { projectRoot } from '../site/site.ts';

/** Handlers in attributes and script URLs; our policy never allows them. */
const IN_ATTRIBUTE = /<[a-z][^<>]*\s(?:on[a-z]+=|(?:href|src|action|formaction)="\s*javascript:)/i;

let files: readonly string[];
let headers: Readonly<Record<string, string>>;

before(async () => {
  const entries = await readdir(keptSite.public, { recursive: true, withFileTypes: true });
  files = entries.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []));
  const { headers: rules, errors } = await parseAllHeaders({
    headersFiles: [join(keptSite.public, '_headers')],
    netlifyConfigPath: join(projectRoot, 'netlify.toml'),
    configHeaders: [],
    minimal: true,
  });
  assert.deepEqual(errors, []);
  const everywhere = rules.filter((rule) => rule.for === '/*').map(({ values }) => values);
  const names = everywhere.flatMap((values) => Object.keys(values));
  // It is unspecified which of two rules for one header wins.
  assert.deepEqual(names, [...new Set(names)]);
  headers = Object.assign({}, ...everywhere);
});

test('the policy names its sources, and has no loophole for scripts', () => {
  const policy = headers['Content-Security-Policy'] ?? '';
  const directives = new Map(
    policy.split('; ').map((text): [string, string] => {
      const [name = '', ...sources] = text.split(' ');
      return [name, sources.join(' ')];
    }),
  );
  const scripts = directives.get('script-src') ?? '';
  assert.match(scripts, /^'self' 'sha256-[\w+/=]{44}'/);
  assert.doesNotMatch(scripts, /unsafe|\*(?![.])|data:|blob:|http:/);
  for (const name of ['base-uri', 'object-src', 'frame-ancestors']) {
    assert.equal(directives.get(name), "'none'", name);
  }
  assert.equal(directives.get('form-action'), "'self'");
  assert.equal(directives.get('report-uri'), '/policy-reports');
  assert.equal(headers['Strict-Transport-Security'], undefined);
});

test('pages name the file with the speculation rules', async () => {
  assert.equal(headers['Speculation-Rules'], `"${AHEAD_FILE}"`);
  const rules = await readFile(join(keptSite.public, AHEAD_FILE), 'utf8');
  assert.deepEqual(JSON.parse(rules), AHEAD_RULES);
});

test('the policy allows every inline script', async () => {
  const policy = headers['Content-Security-Policy'] ?? '';
  const pages = files.filter((file) => file.endsWith('.html'));
  assert.ok(pages.length > 60);
  const faults = [];
  for (const file of pages) {
    const html = await readFile(file, 'utf8');
    for (const script of inlineScripts(html)) {
      if (!policy.includes(hashSource(script))) faults.push(`${file}: ${script.slice(0, 60)}`);
    }
    if (IN_ATTRIBUTE.test(html)) faults.push(`${file}: ${IN_ATTRIBUTE.exec(html)?.[0]}`);
  }
  assert.deepEqual(faults, []);
});

test('no source map is published', () => {
  assert.deepEqual(
    files.filter((file) => file.endsWith('.map')),
    [],
  );
});
