import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { HOOK_SIGNATURE_HEADER } from '../../contract/headers.ts';
import { signHook } from '../../contract/hook-signature.ts';
import type { ContentHook } from '../../contract/schemas/hook.ts';
import type { Database } from '../db/database.ts';
import { startWorker, type Worker } from '../worker.ts';
import { mergeChanges } from './merge.ts';
import {
  forgetChanges,
  holdTelling,
  leaveTelling,
  markDelivered,
  waitingChanges,
  type Waiting,
} from './queue.ts';

/** Milliseconds the receiver has for his answer; he only has to write down what he was told. */
const PATIENCE = 10_000;

/** The right to deliver outlives an unanswered message by this much, should its holder die. */
const MARGIN = 5_000;

/**
 * Milliseconds after a message that belong to the receiver: he reads at once what he was told of, and
 * an embedded database, which stands beside him, does one thing at a time.
 */
const RECEIVER_FIRST = 100;

/** How long after somebody else was found delivering it is looked whether he left anything. */
const WHILE_HELD = 200;

/** Milliseconds that a message on its way is waited for when the process stops. */
const FAREWELL = 1_000;

const FIRST_PAUSE = 200;
const LONGEST_PAUSE = 30_000;

const HOUR = 60 * 60 * 1000;

export type Receiver = { readonly url: string; readonly secret: string };

export type Telling = {
  readonly now: () => Date;
  readonly log: (message: string, error: unknown) => void;
  /** Null: nobody wants to know, and nothing piles up. */
  readonly receiver: Receiver | null;
  /** The database is this process's alone (the embedded one). */
  readonly alone: boolean;
  /** See `RECEIVER_FIRST`. */
  readonly receiverFirst?: number;
};

/** The pause after so many failures in a row: 0.2 s, 0.4 s, … 30 s. */
export const pauseAfter = (failures: number): number =>
  Math.min(FIRST_PAUSE * 2 ** (failures - 1), LONGEST_PAUSE);

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

/** @throws Error when the receiver did not take the message. */
async function send(
  { url, secret }: Receiver,
  message: ContentHook,
  leaving: AbortSignal,
): Promise<void> {
  const body = JSON.stringify(message);
  const reply = await fetch(url, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      [HOOK_SIGNATURE_HEADER]: await signHook(secret, body),
    },
    redirect: 'error',
    signal: AbortSignal.any([leaving, AbortSignal.timeout(PATIENCE)]),
  });
  await reply.body?.cancel();
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
}

/**
 * Tells the receiver what was saved, in order and until it says it has it. What is left of an earlier
 * process is told first. Two processes on one database never tell at the same time.
 */
export function startTeller(
  db: Database,
  { now, log, receiver, alone, receiverFirst = RECEIVER_FIRST }: Telling,
): Worker {
  const holder = randomUUID();
  const leaving = new AbortController();
  /** Aborted by what is saved after the waiting changes were read. */
  let woken = new AbortController();
  let failures = 0;
  let pausedUntil = 0;
  let forgetAt = 0;

  async function tellWaiting(to: Receiver): Promise<boolean> {
    woken = new AbortController();
    const waiting = await waitingChanges(db);
    if (waiting.length === 0) return false;
    const message = { timestamp: now().toISOString(), changes: changesOf(waiting) };
    await send(to, message, leaving.signal);
    if (alone) await pause(receiverFirst, undefined, { signal: woken.signal }).catch(() => {});
    await markDelivered(db, waiting, now());
    return true;
  }

  async function tell(to: Receiver): Promise<boolean> {
    const at = now();
    if (at.getTime() < pausedUntil) return false;
    if (alone) return tellWaiting(to);
    if ((await waitingChanges(db)).length === 0) return false;
    const until = new Date(at.getTime() + PATIENCE + MARGIN);
    if (!(await holdTelling(db, { holder, now: at, until }))) {
      pausedUntil = at.getTime() + WHILE_HELD;
      return false;
    }
    try {
      return await tellWaiting(to);
    } finally {
      await leaveTelling(db, holder);
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
      pausedUntil = now().getTime() + pauseAfter(failures);
      // Once a standstill: a receiver that is away for an hour fills no log.
      if (failures === 1 && !leaving.signal.aborted) {
        log('A change of the content was not delivered yet', error);
      }
      return false;
    }
  }

  const worker = startWorker({
    name: 'The teller of changes',
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
