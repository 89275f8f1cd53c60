/**
 * `npm run backup -- --to <file or directory>` backs up a site that may be running; `--verify <file>`
 * reads a backup and restores nothing; `--new-key` makes a key for `BACKUP_KEY`.
 */
import { parseArgs } from 'node:util';
import { readProcessEnvironment } from '../../src/config/process-environment.ts';
import { StopError } from '../../system/stop-error.ts';
import { backUp } from './backup.ts';
import { readArchive } from './read-archive.ts';
import { newKey } from './seal.ts';
import { told } from './told.ts';

const USAGE = 'npm run backup -- --to <file or directory>, or --verify <file>, or --new-key';

const MEGABYTE = 1024 * 1024;

const amount = (files: number, bytes: number) =>
  `${files} files, ${(bytes / MEGABYTE).toFixed(1)} MB`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      to: { type: 'string' },
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
  const { path, files, bytes, isSealed } = await backUp({ environment, to: values.to });
  console.log(`${path}: ${amount(files, bytes)}, ${isSealed ? 'encrypted' : 'not encrypted'}.`);
}

main().catch((error: unknown) => {
  console.error(told(error));
  process.exitCode = 1;
});
