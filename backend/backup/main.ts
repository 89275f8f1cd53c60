/**
 * `npm run backup -- --to <file or directory>` backs up a site that may be running; with `--keep-days <number>` it
 * then removes older backups beside the new one. `--verify <file>` reads a backup and restores nothing; `--new-key`
 * makes a key for `BACKUP_KEY`.
 */
import { dirname } from 'node:path';
import { readProcessEnvironment } from '../../src/config/process-environment.ts';
import { commandLine } from '../../system/command-line.ts';
import { StopError } from '../../system/stop-error.ts';
import { backUp } from './backup.ts';
import { removeOldBackups } from './old-backups.ts';
import { readArchive } from './read-archive.ts';
import { newKey } from './seal.ts';
import { told } from './told.ts';

const USAGE =
  'npm run backup -- --to <file or directory> [--keep-days <number>], or --verify <file>, or --new-key';

const MEGABYTE = 1024 * 1024;

const amount = (files: number, bytes: number) =>
  `${files} files, ${(bytes / MEGABYTE).toFixed(1)} MB`;

/** For how many days backups are kept; null when none are removed. */
function daysOf(given: string | undefined): number | null {
  if (given === undefined) return null;
  if (!/^[1-9]\d{0,3}$/.test(given)) {
    throw new StopError(`--keep-days takes a number of days from 1 to 9999, not «${given}».`);
  }
  return Number(given);
}

async function main(): Promise<void> {
  const { values } = commandLine({
    options: {
      to: { type: 'string' },
      'keep-days': { type: 'string' },
      verify: { type: 'string' },
      'new-key': { type: 'boolean', default: false },
    },
  });
  if (values['new-key']) {
    const key = await newKey();
    console.log(`Opens and makes backups, keep it apart from them: ${key.secret}`);
    console.log(`Only makes them:                                  ${key.public}`);
    return;
  }
  const environment = readProcessEnvironment('backup', process.env);
  if (values.verify) {
    const { header, files, bytes } = await readArchive(values.verify, environment.BACKUP_KEY);
    const what = `${header.database} database, ${amount(files, bytes)}`;
    console.log(`${values.verify} is whole: made ${header.made_at}, ${what}.`);
    return;
  }
  if (!values.to) throw new StopError(`usage: ${USAGE}`);
  const days = daysOf(values['keep-days']);
  const now = new Date();
  const { path, files, bytes, isSealed } = await backUp({ environment, to: values.to, now });
  console.log(`${path}: ${amount(files, bytes)}, ${isSealed ? 'encrypted' : 'not encrypted'}.`);
  if (days === null) return;
  const removed = await removeOldBackups(dirname(path), days, now);
  if (removed.length > 0) console.log(`Removed, older than ${days} days: ${removed.join(', ')}.`);
}

main().catch((error: unknown) => {
  console.error(told(error));
  process.exitCode = 1;
});
