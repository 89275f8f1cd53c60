import type { Failure } from '../failure.ts';

/** Why something planned could not be done: the message, and the reasons by field. */
export function inWords({ message, fields }: Failure): string {
  const reasons = Object.entries(fields ?? {}).map(([field, reason]) => `${field}: ${reason}`);
  return [message, ...reasons].join('; ');
}
