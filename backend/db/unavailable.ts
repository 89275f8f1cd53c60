/** The database does not answer now: its errors, whatever they are wrapped in. */

/** Of the network, and of PostgreSQL while it starts, stops or has no connection to give. */
const CODES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EPIPE'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'ENOENT'],
  ...['57P01', '57P02', '57P03', '53300', '53400'],
]);

/** Connection exceptions of SQL. */
const CONNECTION_CLASS = /^08/;

/** A statement that took too long; no room on the disk, or in memory. */
const WORN_OUT = new Set(['57014', '53100', '53200']);

/** The driver's own, which have no code. */
const WORDS =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|timeout expired|Cannot use a pool after calling end)/;

function* causesOf(error: unknown): Generator<Error> {
  for (let one = error; one instanceof Error; one = one.cause) {
    yield one;
    if (one instanceof AggregateError) for (const part of one.errors) yield* causesOf(part);
  }
}

const codeOf = (error: Error) => ('code' in error ? String(error.code) : '');

/** Whether no connection could be had, or one was lost. */
export const isUnreachable = (error: unknown): boolean =>
  [...causesOf(error)].some(
    (one) =>
      CODES.has(codeOf(one)) || CONNECTION_CLASS.test(codeOf(one)) || WORDS.test(one.message),
  );

/** The same, or it is too slow or full: who asks again in a moment may be answered. */
export const isUnavailable = (error: unknown): boolean =>
  isUnreachable(error) || [...causesOf(error)].some((one) => WORN_OUT.has(codeOf(one)));

/**
 * What a log says of an error. A database that does not answer is one line and not the stack and
 * the parameters of every statement that it did not take.
 */
export function forLog(error: unknown): unknown {
  if (!isUnavailable(error)) return error;
  return [...causesOf(error)].findLast(({ message }) => message !== '')?.message ?? error;
}
