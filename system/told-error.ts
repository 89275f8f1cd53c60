/** Errors in a form that is safe to log. */
import { impersonal } from './impersonal.ts';

/** The loggable facts of an error, without personal data. */
export type ToldError = {
  readonly name: string;
  readonly code?: string | number;
  /** Its message, unless that may quote input. */
  readonly words?: string;
  /** The SQL statement that failed, with placeholders for its parameters. */
  readonly statement?: string;
  /** Table, column and constraint of a violated rule. */
  readonly rule?: string;
  /** Fields of rejected input. */
  readonly fields?: readonly string[];
  /** Where it happened. */
  readonly at?: readonly string[];
  readonly cause?: ToldError;
};

/** Maximum number of stack lines: enough to find the place. */
const PLACES = 8;
const STATEMENT = 300;
const WORDS = 500;
/** Maximum depth of nested causes. */
const DEPTH = 4;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The lines of the stack without the message above them, which may contain similar lines. */
export const placesOf = ({ message, stack = '' }: Error, most = PLACES): string[] =>
  stack
    .slice(stack.indexOf(message) + message.length)
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, most)
    .map((line) => line.trim());

function codeOf(error: Readonly<Record<string, unknown>>): string | number | undefined {
  const { code } = error;
  return typeof code === 'string' || typeof code === 'number' ? code : undefined;
}

/** Whether it comes from the database: only PostgreSQL's drivers set the severity. */
const isOfDatabase = (error: object) => 'severity' in error;

/**
 * Classes of SQLSTATE whose messages name database objects and server states. Others quote values: 22
 * («invalid input syntax for type integer: "…"») and errors raised by triggers.
 */
const SPEAKABLE = /^(?:08|23|25|26|40|42|53|55|57|58)/;

/** Whether its message is safe to log: some quote the input they could not parse. */
function isSpeakable(error: Error): boolean {
  // `Failed query: …` of drizzle, with the parameters.
  if ('query' in error && 'params' in error && !isOfDatabase(error)) return false;
  if (isOfDatabase(error)) return SPEAKABLE.test(String(codeOf({ ...error }) ?? ''));
  // JSON.parse quotes the text, and a schema the value.
  return !(error instanceof SyntaxError) && !('issues' in error);
}

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most)}…` : text);

/** The thrown value may not be convertible to a string. */
function wordsOf(thrown: unknown): string {
  try {
    return cut(String(thrown), WORDS);
  } catch {
    return typeof thrown;
  }
}

/** Names of fields, from the issues of a schema. */
function fieldsOf({ issues }: Readonly<Record<string, unknown>>): string[] | undefined {
  if (!Array.isArray(issues)) return undefined;
  return issues.filter(isRecord).map(({ path }) =>
    (Array.isArray(path) ? path : [])
      .filter(isRecord)
      .map(({ key }) => String(key))
      .join('.'),
  );
}

function ruleOf(error: Readonly<Record<string, unknown>>): string | undefined {
  const names = [error['table'], error['column'], error['constraint']];
  const told = names.filter((name) => typeof name === 'string');
  return told.length > 0 ? told.join(' ') : undefined;
}

function causeOf(error: Error): unknown {
  if (error instanceof AggregateError) return error.cause ?? error.errors[0];
  return error.cause;
}

/**
 * The parts of an error that are safe to log: its kind, code, place and, unless it may quote input, its
 * message. The parameters of a failed query never appear.
 */
export function toldError(error: unknown, depth = DEPTH): ToldError {
  if (!(error instanceof Error)) return { name: 'thrown', words: impersonal(wordsOf(error)) };
  const fields: Readonly<Record<string, unknown>> = isRecord(error) ? error : {};
  const code = codeOf(fields);
  const { query } = fields;
  const statement = typeof query === 'string' ? cut(query, STATEMENT) : undefined;
  const rule = isOfDatabase(error) ? ruleOf(fields) : undefined;
  const refused = fieldsOf(fields);
  const cause = causeOf(error);
  const at = placesOf(error);
  return {
    name: error.name,
    ...(code !== undefined && { code }),
    ...(isSpeakable(error) && { words: impersonal(cut(error.message, WORDS)) }),
    ...(statement !== undefined && { statement }),
    ...(rule !== undefined && { rule }),
    ...(refused && { fields: refused }),
    ...(at.length > 0 && { at }),
    ...(cause !== undefined && depth > 0 && { cause: toldError(cause, depth - 1) }),
  };
}

/** The same for a terminal: a line, with the stack below it. */
export function errorLines({ at = [], cause, ...told }: ToldError): string {
  const code = told.code === undefined ? '' : ` ${told.code}`;
  const said = [told.words, told.statement, told.rule, told.fields?.join(', ')].filter(Boolean);
  const head = `${told.name}${code}${said.length > 0 ? `: ${said.join('; ')}` : ''}`;
  const below = at.map((place) => `\n    ${place}`).join('');
  return head + below + (cause ? `\n  because of ${errorLines(cause)}` : '');
}
