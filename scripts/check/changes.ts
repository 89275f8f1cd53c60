import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { StopError } from '../../system/stop-error.ts';

/** @throws StopError when git does not know the given revision. */
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

/** Every file of the project that git tracks or would add, without deleted ones. */
export const projectFiles = (): string[] =>
  git('ls-files', '--cached', '--others', '--exclude-standard').filter((file) => existsSync(file));

/**
 * The changed files of the working tree.
 * @param since a commit to compare with; by default the last commit or, if the tree is clean, the one before
 * it.
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
