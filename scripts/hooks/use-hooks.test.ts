import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { tempDirectory } from '../../tests/unit/temp-directory.ts';

const program = resolve('scripts/hooks/use-hooks.mjs');
const root = tempDirectory();

/** The environment of a developer's machine, even if CI or a git hook runs this test. */
const own = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => name !== 'CI' && !name.startsWith('GIT_')),
);

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root.path, env: own, encoding: 'utf8' });
const hooksPath = () => git('config', '--local', '--default=', 'core.hooksPath').trim();

function install(folder = root.path, environment: Record<string, string | undefined> = own) {
  return execFileSync(process.execPath, [program], {
    cwd: folder,
    env: environment,
    encoding: 'utf8',
    stdio: 'pipe',
  });
}

describe('npm install', () => {
  it('enables the hooks in a checkout', () => {
    git('init', '-q');
    expect(install()).toBe('');
    expect(hooksPath()).toBe('.githooks');
  });

  it('is silent outside a checkout and without git', () => {
    expect(install()).toBe('');
    expect(install(root.path, { ...own, PATH: '' })).toBe('');
  });

  it('leaves an enclosing repository and an existing setting alone', () => {
    git('init', '-q');
    mkdirSync(join(root.path, 'inner'));
    install(join(root.path, 'inner'));
    expect(hooksPath()).toBe('');
    git('config', 'core.hooksPath', 'my-hooks');
    install();
    expect(hooksPath()).toBe('my-hooks');
  });

  it('changes nothing in CI', () => {
    git('init', '-q');
    install(root.path, { ...own, CI: 'true' });
    expect(hooksPath()).toBe('');
  });
});
