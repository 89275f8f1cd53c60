import * as v from 'valibot';
import { placesOf } from '../../system/told-error.ts';

/** Lines of the stack that are logged. */
const PLACES = 4;

const known = v.looseObject({
  name: v.optional(v.string()),
  code: v.optional(v.union([v.string(), v.number()])),
  severity: v.optional(v.string()),
});

/**
 * The loggable part of an error: its kind and code. A failed query carries its parameters, and a mail
 * server's reply may contain the address: neither belongs in a log.
 */
export function toldError(error: unknown): Readonly<Record<string, unknown>> {
  let cause = error;
  while (cause instanceof Error && cause.cause !== undefined) cause = cause.cause;
  const read = v.safeParse(known, cause instanceof Error ? { ...cause, name: cause.name } : cause);
  if (!read.success) return { name: 'unknown' };
  const { name = 'unknown', code } = read.output;
  const at = cause instanceof Error ? { at: placesOf(cause, PLACES) } : {};
  return code === undefined ? { name, ...at } : { name, code, ...at };
}
