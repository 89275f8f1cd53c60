/**
 * Runs after `npm install`: lets git use .githooks in a checkout of this project. Does nothing, and
 * says nothing, where there is no git, no checkout of one's own, or a setting that somebody has chosen.
 */
import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';

const HOOKS = '.githooks';

/** @returns what git prints; an empty string where it fails or is not there. */
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

/** A folder inside somebody else's checkout has that one's hooks. */
function isCheckout() {
  const top = git('rev-parse', '--show-toplevel');
  return top !== '' && realpathSync(top) === realpathSync('.');
}

if (!process.env.CI && isCheckout() && git('config', 'core.hooksPath') === '') {
  git('config', 'core.hooksPath', HOOKS);
}
