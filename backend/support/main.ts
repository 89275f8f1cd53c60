/**
 * `npm run member:phone -- --of +79990000001 --to +79990000002`: changes the phone of a member who
 * has lost theirs, identified by that phone or by email. Verify the member's identity first.
 */
import * as v from 'valibot';
import { email, phone } from '../../contract/query.ts';
import {
  EnvironmentError,
  readEnvironment,
  takeOperatorsMode,
} from '../../src/config/environment.ts';
import { commandLine } from '../../system/command-line.ts';
import { StopError } from '../../system/stop-error.ts';
import { openDatabase } from '../db/open.ts';
import { Failure } from '../failure.ts';
import { storedEmail } from '../members/email.ts';
import { givePhone, type Whose } from './give-phone.ts';

const USAGE = 'npm run member:phone -- --of <phone or e-mail> --to <phone>';

function whoseOf(given: string | undefined): Whose | null {
  const byPhone = v.safeParse(phone, given);
  if (byPhone.success) return { phone: byPhone.output };
  const byEmail = v.safeParse(email, given);
  return byEmail.success ? { email: storedEmail(byEmail.output) } : null;
}

async function main(): Promise<void> {
  const { values } = commandLine({ options: { of: { type: 'string' }, to: { type: 'string' } } });
  const whose = whoseOf(values.of);
  const to = v.safeParse(phone, values.to);
  if (whose === null || !to.success) throw new StopError(`usage: ${USAGE}`);
  takeOperatorsMode(process.env);
  const { DATABASE_URL: url, DATA_DIR: dataDir } = readEnvironment(process.env);
  const database = await openDatabase({ url, dataDir });
  try {
    const id = await givePhone(database.db, whose, to.output, new Date());
    if (id === null) throw new StopError(`No member has ${values.of}.`);
    console.log(`Member ${id} now has the phone ${to.output} and is signed out everywhere.`);
  } finally {
    await database.close();
  }
}

try {
  await main();
} catch (error) {
  const isTold = [EnvironmentError, StopError, Failure].some((kind) => error instanceof kind);
  console.error(isTold && error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
