import { log } from './log.ts';
import { endWithParent } from './parent.ts';
import { StopError } from './stop-error.ts';

/** A process, from its start to its end. */
export type Program = {
  /** Aborted once it has to end. */
  readonly signal: AbortSignal;
  /** Registers work to do before it ends; work registered last is done first. */
  readonly atEnd: (work: () => Promise<unknown>) => void;
  /** Ends it as a signal would. */
  readonly end: () => void;
  /** The rest of a number of milliseconds since it began to end; at least a second. */
  readonly left: (ms: number) => number;
};

/** Milliseconds that the last piece of work gets in any case. */
const LAST_SECOND = 1_000;

export type Options = {
  /** Errors other than `StopError` that are shown as one sentence to the person who started it. */
  readonly expects?: readonly (new (...values: never[]) => Error)[];
};

/**
 * Runs a process that stops on SIGTERM, on SIGINT or with its parent, after the work registered with `atEnd`.
 * An error that a person can act on is shown as one sentence.
 * @param start resolves when the process runs.
 */
export function runProgram(
  start: (program: Program) => Promise<void>,
  { expects = [] }: Options = {},
): void {
  const ends: (() => Promise<unknown>)[] = [];
  const ending = new AbortController();
  let leaving: Promise<void> | undefined;
  let endsSince = 0;

  async function finish(): Promise<void> {
    endsSince = performance.now();
    ending.abort();
    for (let work = ends.pop(); work; work = ends.pop()) {
      await work().catch((error: unknown) => fail(error));
    }
  }
  function fail(error: unknown): void {
    const isExpected = [StopError, ...expects].some((kind) => error instanceof kind);
    if (isExpected && error instanceof Error) log.error(error.message);
    else log.error('The process ends:', error);
    process.exitCode = 1;
  }
  /** A terminal sends its signal to all processes, and npm forwards it: it arrives twice. */
  const leave = () => void (leaving ??= finish().finally(() => process.exit()));

  // Node would print all of it, including the parameters of an SQL statement.
  process.on('uncaughtException', (error) => {
    log.error('The process ends because of an error that nothing has caught:', error);
    process.exit(1);
  });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, leave);
  endWithParent(leave);
  const program = {
    signal: ending.signal,
    atEnd: (work: () => Promise<unknown>) => void ends.push(work),
    end: leave,
    left: (ms: number) => Math.max(LAST_SECOND, endsSince + ms - performance.now()),
  };
  start(program).catch((error: unknown) => {
    // Work that was interrupted fails because of the stop.
    if (ending.signal.aborted) return;
    fail(error);
    leave();
  });
}
