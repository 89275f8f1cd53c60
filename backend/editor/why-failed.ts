import type { Failure } from '../failure.ts';

/** Why a scheduled action failed: the message, and the reasons by field. */
export function inWords({ message, fields }: Failure): string {
  const reasons = Object.entries(fields ?? {}).map(([field, reason]) => `${field}: ${reason}`);
  return [message, ...reasons].join('; ');
}
