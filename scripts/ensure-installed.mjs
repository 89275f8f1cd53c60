/**
 * Installs the packages when there are none, or when the lock file has changed since. Runs before
 * anything is installed, on whatever Node the machine has: plain JavaScript, no packages.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

const LOCK = 'package-lock.json';
/** npm writes it at the end of an installation, so a half finished one counts as none. */
const INSTALLED = 'node_modules/.package-lock.json';

function isCurrent() {
  return existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync(LOCK).mtimeMs;
}

if (!isCurrent()) {
  console.log('Installing packages, one to three minutes');
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []];
  const flags = ['ci', '--no-progress', '--loglevel=error'];
  const { status } = spawnSync(command, [...args, ...flags], { stdio: 'inherit' });
  if (status !== 0) {
    console.error('The packages could not be installed; npm says why above.');
    process.exit(1);
  }
}
