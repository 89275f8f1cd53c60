/** The redirects and headers of a release, as the site's own server reads them. */
import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Release } from '../../regenerator/publish/published-site.ts';
import { rulesOf } from '../../scripts/serve-site/rules.ts';
import { staticSite } from '../../scripts/serve-site/static-site.ts';
import { redirectFile } from '../../src/build/robots/redirect-rules.ts';

/** A release with these redirects and no pages. */
function releaseOf(directory: string, redirects: string): Release {
  const path = join(directory, '_redirects');
  writeFileSync(path, redirects);
  const [sha256, sha1] = [hash('sha256', redirects), hash('sha1', redirects)];
  const entry = { sha256, sha1, size: redirects.length };
  return {
    number: 1,
    revision: null,
    find: async (name) => (name === '_redirects' ? entry : undefined),
    files: async () => new Map([['_redirects', entry]]),
    read: async () => null,
    place: () => path,
  };
}

const openDirectory = () => mkdtempSync(join(tmpdir(), 'yasno-rules-'));

test('are read again after a failure that has passed', async (context) => {
  const directory = openDirectory();
  const before = process.env['TMPDIR'];
  context.after(() => {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    rmSync(directory, { recursive: true });
  });
  const rules = rulesOf('netlify.toml');
  process.env['TMPDIR'] = join(directory, 'missing');
  const release = releaseOf(directory, '/a/ /b/ 301\n');
  await assert.rejects(rules(release), /ENOENT/);
  process.env['TMPDIR'] = directory;
  assert.ok((await rules(release)).redirects);
});

test('no redirect is kept by browsers for ever, and none leads to itself', async (context) => {
  const directory = openDirectory();
  context.after(() => rmSync(directory, { recursive: true }));
  const former = [
    { from: '/a/', to: '/b/' },
    { from: '/catalog/?section=old', to: '/catalog/' },
  ];
  const release = releaseOf(directory, redirectFile(former, []));
  const rules = await rulesOf('netlify.toml')(release);
  for (const path of ['/a/', '/catalog/?section=old']) {
    const asked = new Request(`http://localhost${path}`);
    const reply = await staticSite(release, asked, rules);
    assert.equal(reply.status, 301, path);
    assert.match(reply.headers.get('cache-control') ?? '', /max-age=0/);
    assert.notEqual(new URL(reply.headers.get('location') ?? '', asked.url).href, asked.url);
  }
});

test('password managers find where a password is changed', async (context) => {
  const directory = openDirectory();
  context.after(() => rmSync(directory, { recursive: true }));
  const release = releaseOf(directory, '');
  const rules = await rulesOf('netlify.toml')(release);
  const asked = new Request('http://localhost/.well-known/change-password');
  const reply = await staticSite(release, asked, rules);
  // Temporary, as the specification of the address recommends.
  assert.equal(reply.status, 302);
  const { pathname, search } = new URL(reply.headers.get('location') ?? '', asked.url);
  assert.equal(pathname + search, '/auth/?forgotten=1');
});
