import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { HOOK_SIGNATURE_HEADER } from '../../contract/headers.ts';
import { signHook } from '../../contract/hook-signature.ts';
import { newestOf, type Secrets } from '../../contract/secrets.ts';
import type { ContentHook } from '../../contract/schemas/hook.ts';
import { traced } from '../../system/spans.ts';
import type { Database } from '../db/database.ts';
import { startWorker, type Worker } from '../worker.ts';
import {
  builderOf,
  newNotes,
  RefusedMessage,
  type Builder,
  type DeliveryNotes,
} from './delivery.ts';
import { mergeChanges } from './merge.ts';
import {
  endTelling,
  forgetChanges,
  holdTelling,
  markDelivered,
  MOST,
  nextBuildAt,
  waitingChanges,
  type Waiting,
} from './queue.ts';

/** Timeout for the receiver's response, in milliseconds; it only has to record the message. */
const PATIENCE = 10_000;

/** The delivery lease outlives an unanswered message by this much, in case its holder dies. */
const MARGIN = 5_000;

/**
 * Pause after a message, in milliseconds: the receiver immediately reads the changed content, and
 * the embedded database handles one query at a time.
 */
const RECEIVER_FIRST = 100;

/** Milliseconds until the next check when another process holds the lease. */
const WHILE_HELD = 200;

/** How long a message in flight is awaited on shutdown, in milliseconds. */
const FAREWELL = 1_000;

const FIRST_PAUSE = 200;
const LONGEST_PAUSE = 30_000;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Maximum number of changes that one build covers: it reads all content in any case. */
const MOST_OF_BUILD = 20_000;

export type Receiver = {
  readonly url: string;
  readonly secret: Secrets;
  /**
   * Milliseconds between two messages: each starts a build, which costs money. When absent, every change
   * is reported at once.
   */
  readonly interval?: number;
};

export type Telling = {
  readonly now: () => Date;
  readonly log: (message: string, error: unknown) => void;
  /** Null when no receiver is configured; old changes are then deleted undelivered. */
  readonly receiver: Receiver | null;
  /** Whether only this process uses the database (the embedded one). */
  readonly alone: boolean;
  /** Records the state of reporting. */
  readonly notes?: DeliveryNotes;
  /** See `RECEIVER_FIRST`. */
  readonly receiverFirst?: number;
};

/** Delay after consecutive failures: 0.2 s, 0.4 s, … 30 s. */
export const pauseAfter = (failures: number): number =>
  Math.min(FIRST_PAUSE * 2 ** (failures - 1), LONGEST_PAUSE);

/**
 * How long to assume, after a failure, that the message may have started a build: a minute, two, four …
 * the interval.
 */
const doubtAfter = (error: unknown, failures: number, interval: number): number =>
  error instanceof RefusedMessage && error.status < 500
    ? 0
    : Math.min(MINUTE * 2 ** failures, interval);

const changesOf = (waiting: Waiting): ContentHook['changes'] =>
  mergeChanges(
    waiting.map(({ entity, entityId, alias, kind, revision }) => ({
      entity,
      id: entityId,
      alias,
      kind,
      revision,
    })),
  );

/** @throws Error when the receiver did not accept the message. @returns the kind of receiver. */
async function send(
  { url, secret }: Receiver,
  message: ContentHook,
  leaving: AbortSignal,
): Promise<Builder> {
  const body = JSON.stringify(message);
  const headers = new Headers({
    'content-type': 'application/json',
    [HOOK_SIGNATURE_HEADER]: await signHook(newestOf(secret), body),
  });
  const span = { name: 'regenerator changes', kind: 'client', into: headers } as const;
  const { reply, answer } = await traced(span, async () => {
    const signal = AbortSignal.any([leaving, AbortSignal.timeout(PATIENCE)]);
    const replied = await fetch(url, { method: 'POST', body, headers, redirect: 'error', signal });
    return { reply: replied, answer: await replied.text() };
  });
  if (!reply.ok) throw new RefusedMessage(url, reply.status);
  return builderOf(answer);
}

/**
 * Notifies the receiver of saved content, in order, retrying until it confirms. Changes left by an
 * earlier process go first. Processes that share a database never deliver at the same time.
 */
export function startTeller(
  db: Database,
  { now, log, receiver, alone, notes = newNotes(), receiverFirst = RECEIVER_FIRST }: Telling,
): Worker {
  const holder = randomUUID();
  const leaving = new AbortController();
  /** Aborted when content is saved after the waiting changes were read. */
  let woken = new AbortController();
  let failures = 0;
  let pausedUntil = 0;
  /** Until when a build may be running whose start is unconfirmed. */
  let inDoubtUntil = 0;
  let forgetAt = 0;
  const interval = receiver?.interval ?? 0;
  /** Maximum length of a lease or a pause; a longer one comes from a clock that has been set back. */
  const longest = Math.max(interval, LONGEST_PAUSE) + MINUTE;

  /**
   * Sends the message. With an interval, the start of a build is recorded first: if the process is killed
   * meanwhile, or cannot record the acceptance, the next one must not start another build at once.
   */
  async function start(to: Receiver, message: ContentHook): Promise<Builder> {
    if (interval === 0) return send(to, message, leaving.signal);
    inDoubtUntil = now().getTime() + interval;
    await endTelling(db, holder, new Date(inDoubtUntil));
    try {
      return await send(to, message, leaving.signal);
    } catch (error) {
      inDoubtUntil = now().getTime() + doubtAfter(error, failures, interval);
      throw error;
    }
  }

  async function tellWaiting(to: Receiver): Promise<boolean> {
    woken = new AbortController();
    const waiting = await waitingChanges(db, interval > 0 ? MOST_OF_BUILD : MOST);
    if (waiting.length === 0) return false;
    // The waiting changes are then sent together, also after a restart.
    const next = await nextBuildAt(db, interval, now());
    if (next) {
      pausedUntil = next.getTime();
      return false;
    }
    // A build reads everything, so the newest changes suffice.
    const changes = changesOf(interval > 0 ? waiting.slice(-MOST) : waiting);
    notes.builder = await start(to, { timestamp: now().toISOString(), changes });
    notes.accepted = { at: now(), revision: waiting.at(-1)?.revision ?? 0 };
    notes.failed = null;
    if (alone && interval === 0) {
      await pause(receiverFirst, undefined, { signal: woken.signal }).catch(() => {});
    }
    await markDelivered(db, waiting, now());
    inDoubtUntil = 0;
    return true;
  }

  async function tell(to: Receiver): Promise<boolean> {
    const at = now();
    if (at.getTime() < pausedUntil && pausedUntil <= at.getTime() + longest) return false;
    if (alone && interval === 0) return tellWaiting(to);
    if ((await waitingChanges(db)).length === 0) return false;
    const until = new Date(at.getTime() + PATIENCE + MARGIN);
    if (!(await holdTelling(db, { holder, now: at, until, longest }))) {
      pausedUntil = at.getTime() + (interval > 0 ? LONGEST_PAUSE : WHILE_HELD);
      return false;
    }
    inDoubtUntil = 0;
    try {
      return await tellWaiting(to);
    } finally {
      await endTelling(db, holder, new Date(inDoubtUntil));
    }
  }

  async function forget(): Promise<void> {
    if (now().getTime() < forgetAt) return;
    forgetAt = now().getTime() + HOUR;
    await forgetChanges(db, { hasReceiver: receiver !== null }, now());
  }

  async function next(): Promise<boolean> {
    await forget();
    if (!receiver) return false;
    try {
      const told = await tell(receiver);
      if (told) failures = 0;
      return told;
    } catch (error) {
      failures += 1;
      pausedUntil = Math.max(now().getTime() + pauseAfter(failures), inDoubtUntil);
      notes.failed = {
        at: now(),
        status: error instanceof RefusedMessage ? error.status : null,
        tries: failures,
        againAt: new Date(pausedUntil),
      };
      // Logged once per outage: a receiver that is down for an hour does not fill the log.
      if (failures === 1 && !leaving.signal.aborted) {
        log('A content change could not be delivered yet', error);
      }
      return false;
    }
  }

  const worker = startWorker({
    name: 'The content change notifier',
    now,
    log,
    next,
    due: async () => (pausedUntil > now().getTime() ? new Date(pausedUntil) : null),
  });
  const wake = () => {
    woken.abort();
    worker.wake();
  };
  return {
    wake,
    stop: async () => {
      woken.abort();
      const farewell = setTimeout(() => leaving.abort(), FAREWELL);
      await worker.stop();
      clearTimeout(farewell);
    },
  };
}
