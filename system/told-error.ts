/** Errors as a log may have them. */
import { impersonal } from './impersonal.ts';

/** What is told of one error, without anybody's data. */
export type ToldError = {
  readonly name: string;
  readonly code?: string | number;
  /** What it says, unless that may quote somebody. */
  readonly words?: string;
  /** The statement that failed, which has placeholders for its parameters. */
  readonly statement?: string;
  /** Names of the database: where a rule was broken. */
  readonly rule?: string;
  /** Fields of input that was refused. */
  readonly fields?: readonly string[];
  /** Where it happened. */
  readonly at?: readonly string[];
  readonly cause?: ToldError;
};

/** Lines of a stack: enough to find the place. */
const PLACES = 8;
const STATEMENT = 300;
const WORDS = 500;
/** Causes of causes. */
const DEPTH = 4;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The lines of the stack without the words above them, which may have lines of such a form. */
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

/** Of a database: PostgreSQL's drivers name the severity. */
const isOfDatabase = (error: object) => 'severity' in error;

/**
 * Classes of SQL states whose words name objects of the database and states of the server. Those of
 * others quote values: 22 («invalid input syntax for type integer: "…"») and what triggers raise.
 */
const SPEAKABLE = /^(?:08|23|25|26|40|42|53|55|57|58)/;

/** Whether its words may be told: some quote what they could not read. */
function isSpeakable(error: Error): boolean {
  // `Failed query: …` of drizzle, with the parameters.
  if ('query' in error && 'params' in error && !isOfDatabase(error)) return false;
  if (isOfDatabase(error)) return SPEAKABLE.test(String(codeOf({ ...error }) ?? ''));
  // JSON.parse quotes the text, and a schema the value.
  return !(error instanceof SyntaxError) && !('issues' in error);
}

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most)}…` : text);

/** What was thrown may not be a text, and say nothing of itself. */
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
 * What a log may say of an error: its kind, code, place and, unless they may quote somebody, its
 * words. A failed query carries its parameters, which never appear.
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

/** The same for a terminal: a line, and the places below it. */
export function errorLines({ at = [], cause, ...told }: ToldError): string {
  const code = told.code === undefined ? '' : ` ${told.code}`;
  const said = [told.words, told.statement, told.rule, told.fields?.join(', ')].filter(Boolean);
  const head = `${told.name}${code}${said.length > 0 ? `: ${said.join('; ')}` : ''}`;
  const below = at.map((place) => `\n    ${place}`).join('');
  return head + below + (cause ? `\n  because of ${errorLines(cause)}` : '');
}
