import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { tempDirectory } from '../../tests/unit/temp-directory.ts';

const program = resolve('scripts/hooks/use-hooks.mjs');
const root = tempDirectory();

/** A developer's machine, whatever runs this test: neither CI nor a hook of git. */
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
  it('switches the hooks on in a checkout', () => {
    git('init', '-q');
    expect(install()).toBe('');
    expect(hooksPath()).toBe('.githooks');
  });

  it('is silent in a folder that is no checkout, and where there is no git', () => {
    expect(install()).toBe('');
    expect(install(root.path, { ...own, PATH: '' })).toBe('');
  });

  it("leaves somebody else's checkout alone, and a choice that was made", () => {
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
