import * as v from 'valibot';
import { reason } from '../../../contract/schemas/desk.ts';

/** The validation message for a reason; null when it is valid. */
export function reasonFault(typed: string): string | null {
  const read = v.safeParse(reason, typed);
  return read.success ? null : read.issues[0].message;
}
