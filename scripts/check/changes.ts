import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { StopError } from '../stop-error.ts';

/** @throws StopError when git does not know what it is asked for. */
function git(...args: string[]): string[] {
  try {
    const printed = execFileSync('git', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return printed.split('\n').filter(Boolean);
  } catch (error) {
    const said = error instanceof Error ? error.message.split('\n').at(1) : '';
    throw new StopError(`git ${args.join(' ')} failed. ${said ?? ''}`.trim());
  }
}

/** Every file of the project that git knows or would take, deleted ones left out. */
export const projectFiles = (): string[] =>
  git('ls-files', '--cached', '--others', '--exclude-standard').filter((file) => existsSync(file));

/**
 * What has changed in the working tree.
 * @param since a commit to compare with; without one the last commit, or, when the tree is as it
 *   was committed, the one before.
 */
export function changedFiles(since: string | undefined): string[] {
  const changed = (from: string) => [
    ...git('diff', '--name-only', from),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  if (since !== undefined) return changed(since);
  const open = changed('HEAD');
  return open.length > 0 ? open : changed('HEAD~1');
}
