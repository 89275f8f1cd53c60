import type { Database } from '../db/open.ts';
import { expireDue } from './expire.ts';
import { issueNext, nextDue, type Issuing } from './issue.ts';

/** Longest time between two looks, in milliseconds: another process may have taken a form. */
const REST = 30_000;
/** Shortest one: a job that somebody else is working on is due all the time. */
const BREATH = 50;

export type Issuer = {
  /** Says that there is something to do. */
  readonly wake: () => void;
  /** Resolves when the job in hand is done. */
  readonly stop: () => Promise<void>;
};

/**
 * Works on the forms as they come due, beginning with what an earlier process left. Everything it
 * knows is in the database: it can be killed at any moment.
 */
export function startIssuer(db: Database, issuing: Issuing): Issuer {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let isWanted = false;
  let isStopped = false;

  async function work(): Promise<number> {
    await expireDue(db, issuing.now());
    while (!isStopped && (await issueNext(db, issuing)));
    const due = await nextDue(db);
    if (!due) return REST;
    return Math.min(Math.max(due.getTime() - issuing.now().getTime(), BREATH), REST);
  }

  async function run(): Promise<void> {
    let rest = REST;
    do {
      isWanted = false;
      try {
        rest = await work();
      } catch (error) {
        issuing.log('The issuer of certificates was interrupted', error);
        rest = REST;
      }
    } while (isWanted && !isStopped);
    running = null;
    if (!isStopped) timer = setTimeout(wake, rest);
  }

  function wake(): void {
    if (isStopped) return;
    clearTimeout(timer);
    isWanted = true;
    running ??= run();
  }

  wake();
  return {
    wake,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
