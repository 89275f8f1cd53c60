/**
 * Installs the packages when there are none, or when the lock file has changed since. Runs before
 * anything is installed, on any version of Node: plain JavaScript, no packages.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';

const LOCK = 'package-lock.json';
/** npm writes it at the end of an installation, so an unfinished one counts as none. */
const INSTALLED = 'node_modules/.package-lock.json';

function isCurrent() {
  return existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync(LOCK).mtimeMs;
}

/** Milliseconds between two progress lines. */
const OFTEN = 10_000;

/**
 * Counts the packages of the lock file; a package is installed once its own package.json exists.
 */
function progress() {
  const { packages } = JSON.parse(readFileSync(LOCK, 'utf8'));
  const paths = Object.keys(packages).filter((path) => path !== '');
  const done = paths.filter((path) => existsSync(`${path}/package.json`)).length;
  return `Installing packages: ${done} of ${paths.length}`;
}

function install() {
  console.log('Installing packages, one to three minutes');
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []];
  const flags = ['ci', '--no-progress', '--loglevel=error'];
  const child = spawn(command, [...args, ...flags], { stdio: 'inherit' });
  const telling = setInterval(() => console.log(progress()), OFTEN);
  child.on('error', () => child.emit('close', 1));
  child.once('close', (code) => {
    clearInterval(telling);
    if (code === 0) return;
    console.error("The packages could not be installed; see npm's message above.");
    process.exit(1);
  });
}

if (!isCurrent()) install();
