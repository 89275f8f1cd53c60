/** Links, and names of files and commands, in the project's documents are those of what exists. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from '@jest/globals';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && existsSync(path));
const documents = files.filter((path) => path.endsWith('.md'));

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

/** Records of a day may name what is gone since. */
const current = documents.filter(
  (path) => !/^(?:CHANGELOG|docs\/(?:decisions|measurements))/.test(path),
);

/** Operators write these. */
const NOT_OURS: readonly string[] = ['packaging/.env', 'packaging/yasno.env'];

it('names files and folders that exist', () => {
  const folders = new Set(files.map((path) => path.split('/', 1)[0]));
  const gone = current.flatMap((document) => {
    const words = [
      ...readFileSync(document, 'utf8').matchAll(/(?<=[`\s(,])[\w.-]+\/[\w./-]+(?=[`\s),:])/g),
    ];
    return words
      .map(([word]) => word.replace(/\.$/, ''))
      .filter((word) => folders.has(word.split('/', 1)[0] ?? ''))
      .filter((word) => !existsSync(word) && !NOT_OURS.includes(word))
      .map((word) => `${document} names ${word}, which does not exist`);
  });
  expect(gone).toEqual([]);
});

it('names commands that exist', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const gone = current.flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(/npm\s+run\s+([\w-]+(?::[\w-]+)?)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !(name in scripts))
      .map((name) => `${document} names npm run ${name}, which is not a script of package.json`),
  );
  expect(gone).toEqual([]);
});
