/** Recognises errors of a database that is unavailable, however they are wrapped. */

/** Errors of the network, and of PostgreSQL while it starts, stops or has no free connection. */
const CODES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EPIPE'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'ENOENT'],
  ...['57P01', '57P02', '57P03', '53300', '53400'],
]);

/** SQL's class of connection exceptions. */
const CONNECTION_CLASS = /^08/;

/** Statement timeout, disk full, out of memory; and a write on a standby that is not promoted yet. */
const WORN_OUT = new Set(['57014', '53100', '53200', '25006']);

/** The driver's own errors, which have no code. */
const WORDS =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|timeout expired|Cannot use a pool after calling end)/;

function* causesOf(error: unknown): Generator<Error> {
  for (let one = error; one instanceof Error; one = one.cause) {
    yield one;
    if (one instanceof AggregateError) for (const part of one.errors) yield* causesOf(part);
  }
}

const codeOf = (error: Error) => ('code' in error ? String(error.code) : '');

/** Whether connecting failed, or a connection was lost. */
export const isUnreachable = (error: unknown): boolean =>
  [...causesOf(error)].some(
    (one) =>
      CODES.has(codeOf(one)) || CONNECTION_CLASS.test(codeOf(one)) || WORDS.test(one.message),
  );

/** Whether it is unreachable, too slow, full or failing over: a retry may succeed. */
export const isUnavailable = (error: unknown): boolean =>
  isUnreachable(error) || [...causesOf(error)].some((one) => WORN_OUT.has(codeOf(one)));

/**
 * The loggable form of an error. An unavailable database is logged as one line, without the stack and
 * parameters of every failed statement.
 */
export function forLog(error: unknown): unknown {
  if (!isUnavailable(error)) return error;
  return [...causesOf(error)].findLast(({ message }) => message !== '')?.message ?? error;
}
