/**
 * Runs after `npm install`: makes git use .githooks in a checkout of this project. Silently does
 * nothing without git, outside a checkout, in CI, or when core.hooksPath is already set.
 */
import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';

const HOOKS = '.githooks';

/** @returns the output of git, or an empty string if it fails or is missing. */
function git(...args) {
  try {
    return execFileSync('git', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

/** A folder inside another repository must not change that repository's hooks. */
function isCheckout() {
  const top = git('rev-parse', '--show-toplevel');
  return top !== '' && realpathSync(top) === realpathSync('.');
}

if (!process.env.CI && isCheckout() && git('config', 'core.hooksPath') === '') {
  git('config', 'core.hooksPath', HOOKS);
}
