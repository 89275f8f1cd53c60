/**
 * Preloaded into a program (`--import`): while the file FULL_DISK_ROOM exists, the directory FULL_DISK has
 * space for as many writes as the file says, and no more.
 */
import fs from 'node:fs';
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const directory = process.env['FULL_DISK'] ?? '';
const roomFile = process.env['FULL_DISK_ROOM'] ?? '';
const read = fs.readFileSync;
let written = 0;

/** @throws Error like the system's own. */
function take(target: unknown): void {
  if (!String(target).startsWith(directory)) return;
  if (!fs.existsSync(roomFile)) {
    written = 0;
    return;
  }
  written += 1;
  if (written <= Number(read(roomFile, 'utf8'))) return;
  const error = new Error(`ENOSPC: no space left on device, write '${String(target)}'`);
  throw Object.assign(error, { code: 'ENOSPC', errno: -28, syscall: 'write' });
}

const { writeFileSync, copyFileSync } = fs;
fs.writeFileSync = (...given) => {
  take(given[0]);
  writeFileSync(...given);
};
fs.copyFileSync = (...given) => {
  take(given[1]);
  copyFileSync(...given);
};
const { writeFile, copyFile } = promises;
promises.writeFile = async (...given) => {
  take(given[0]);
  await writeFile(...given);
};
promises.copyFile = async (...given) => {
  take(given[1]);
  await copyFile(...given);
};
syncBuiltinESMExports();
