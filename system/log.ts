/** The log of this process. Its contents are described in docs/decisions/166-logs.md. */
import { inspect } from 'node:util';
import { impersonal } from './impersonal.ts';
import { currentRequest } from './request-scope.ts';
import { signals } from './signals.ts';
import { errorLines, toldError } from './told-error.ts';

type LogLevel = 'info' | 'warn' | 'error';

export type LogSettings = {
  /** The name of the process. */
  readonly name: string;
  /** `json` for machines; `lines` for a person at a terminal. */
  readonly format: 'json' | 'lines';
  /** The minimum level that is logged. */
  readonly level: LogLevel;
};

/** The facts of a message, by name. */
export type Facts = Readonly<Record<string, unknown>>;

type Write = (level: LogLevel, message: string, facts: Facts, error: unknown) => void;

const LEVELS: readonly LogLevel[] = ['info', 'warn', 'error'];

/** Lines for a person: facts and errors follow their message. */
const linesFrom =
  (least: LogLevel): Write =>
  (level, message, facts, error) => {
    if (LEVELS.indexOf(level) < LEVELS.indexOf(least)) return;
    const told =
      Object.keys(facts).length > 0 ? ` ${inspect(facts, { breakLength: Infinity })}` : '';
    const failed = error === undefined ? '' : ` ${errorLines(toldError(error))}`;
    // Not through the console: Gatsby's modules redirect it to a screen of their own.
    const stream = level === 'warn' || level === 'error' ? process.stderr : process.stdout;
    stream.write(`${message}${told}${failed}\n`);
  };

let write = linesFrom('info');
let isForMachines = false;

/**
 * Configures the log of this process; until then it writes lines. The library is only loaded for JSON. From then
 * on lines that cannot be written, to a file on a full disk for example, are lost, and the process goes on.
 */
export async function openLog({ name, format, level }: LogSettings): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  isForMachines = format === 'json';
  if (!isForMachines) {
    write = linesFrom(level);
    return;
  }
  const { pino } = await import('pino');
  const options = {
    level,
    base: { process: name, pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    mixin: () => {
      const request = currentRequest();
      return request === undefined ? {} : { request };
    },
  };
  // Pino's own stream retries a failed write at the end of a process for ever, and answers no signal meanwhile.
  const logger = pino(options, { write: (line: string) => void process.stdout.write(line) });
  write = (at, message, facts, error) =>
    logger[at]({ ...facts, ...(error !== undefined && { error: toldError(error) }) }, message);
}

/** Facts that are safe to log: an error among them would include its parameters. */
const cleanFacts = (facts: object): Facts =>
  Object.fromEntries(
    Object.entries(facts).map(([name, value]: [string, unknown]) => {
      if (value instanceof Error) return [name, toldError(value)];
      return [name, typeof value === 'string' ? impersonal(value) : value];
    }),
  );

function tell(level: LogLevel, message: string, detail?: unknown): void {
  signals.logged.send({ level });
  // Messages of level info are always our own sentences: nothing to clean.
  const clean = level === 'info' ? (text: string) => text : impersonal;
  if (typeof detail === 'string') return write(level, clean(`${message} ${detail}`), {}, undefined);
  const isFacts = typeof detail === 'object' && detail !== null && !(detail instanceof Error);
  if (isFacts) return write(level, clean(message), cleanFacts(detail), undefined);
  write(level, clean(message), {}, detail);
}

/**
 * Each takes a sentence and its facts by name, or the error it reports. Never log people's texts, addresses,
 * codes or tokens; errors are logged without their parameters.
 */
export const log = {
  info: (message: string, facts?: Facts): void => tell('info', message, facts),
  /** Somebody may want to look at it. */
  warn: (message: string, detail?: unknown): void => tell('warn', message, detail),
  /** Something failed that should not. */
  error: (message: string, detail?: unknown): void => tell('error', message, detail),
  /** For failures: logs an error where there is one, a warning otherwise. */
  trouble: (message: string, detail?: unknown): void =>
    tell(detail instanceof Error ? 'error' : 'warn', message, detail),
  /** For frequent entries that only machines read, such as a line for every call. */
  forMachines: (message: string, facts: Facts): void => {
    if (isForMachines) write('info', message, facts, undefined);
  },
};
