import * as v from 'valibot';
import { reason } from '../../../contract/schemas/desk.ts';

/** What is wrong with a reason for the log; null when nothing is. */
export function reasonFault(typed: string): string | null {
  const read = v.safeParse(reason, typed);
  return read.success ? null : read.issues[0].message;
}
