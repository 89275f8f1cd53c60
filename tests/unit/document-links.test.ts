/** Links in the project's documents point to existing files. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from '@jest/globals';

const documents = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter((path) => path !== '' && existsSync(path));

/** Markdown links, and addresses in HTML. */
const LINK = /\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g;

it('has no dead links', () => {
  expect(documents).toContain('README.md');
  const dead = documents.flatMap((path) => {
    const words = readFileSync(path, 'utf8')
      .replace(/^```[\s\S]*?^```/gm, '')
      .replace(/`[^`\n]*`/g, '');
    const links = [...words.matchAll(LINK)].map(([, one, other]) => one ?? other ?? '');
    const own = links.filter((link) => !/^(?:[a-z]+:|#)/.test(link));
    const missing = own.filter((link) => !existsSync(join(dirname(path), link.replace(/#.*/, ''))));
    return missing.map((link) => `${path} links to ${link}`);
  });
  expect(dead).toEqual([]);
});
