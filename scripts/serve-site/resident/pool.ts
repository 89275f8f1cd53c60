import { EventEmitter, once } from 'node:events';
import pLimit from 'p-limit';
import { EdgeError } from '../edge.ts';
import type { DenoProcess } from './deno-process.ts';
import { BrokenExchange, exchange, type Incoming, type Outgoing } from './exchange.ts';
import { openSlot, type Slot } from './slot.ts';

/** How often a request is sent before it counts as the one that kills processes. */
const TRIES = 3;

/** Safe methods, by RFC 9110, 9.2.1. */
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

export type Pool = {
  /**
   * Sends a request to one of the processes. If that process ends, the request goes to another one,
   * provided it may be repeated.
   * @param once whether the receiver recognises a repeated attempt as the same one.
   * @throws EdgeError; the reason of the signal when that aborts it.
   */
  ask(outgoing: Outgoing, signal: AbortSignal, once?: boolean): Promise<Incoming>;
  /** Whether one of them listens. */
  isUp(): boolean;
  stop(): Promise<void>;
};

/** Milliseconds until the first process listens; after that the functions are considered broken. */
const START_LIMIT = 60_000;

/**
 * Starts this many processes and waits for the first of them.
 * @throws Error with one sentence when none starts.
 */
export async function openPool(
  count: number,
  start: () => DenoProcess,
  log: (line: string) => void,
): Promise<Pool> {
  const news = new EventEmitter().setMaxListeners(0);
  const opened = () => news.emit('opened');
  const slots = Array.from({ length: count }, () => openSlot({ start, log, opened }));
  // The last attempt for requests whose processes have ended twice: one at a time, so that the one
  // that kills its process affects no others.
  const alone = pLimit(1);

  /** The slot with the least work; waits while all processes are starting. */
  async function place(signal: AbortSignal): Promise<{ slot: Slot; process: DenoProcess }> {
    for (;;) {
      const [slot] = slots
        .filter(({ process }) => process !== null)
        .toSorted((one, other) => one.busy - other.busy);
      if (slot?.process) return { slot, process: slot.process };
      await once(news, 'opened', { signal }).catch((error: unknown) => {
        throw signal.aborted ? signal.reason : error;
      });
    }
  }

  async function send(outgoing: Outgoing, signal: AbortSignal): Promise<Incoming> {
    const { slot, process } = await place(signal);
    slot.busy += 1;
    try {
      return await exchange(process, outgoing, signal);
    } catch (error) {
      // So as not to use the same dead process again.
      if (error instanceof BrokenExchange) await slot.examine(process);
      throw error;
    } finally {
      slot.busy -= 1;
    }
  }

  const stop = async () => {
    await Promise.all(slots.map((slot) => slot.stop()));
  };
  try {
    await place(AbortSignal.timeout(START_LIMIT));
  } catch {
    await stop();
    throw new Error('The edge functions do not start; see the reason above.');
  }
  return {
    async ask(outgoing, signal, isOnce = false) {
      const mayRepeat = isOnce || SAFE.has(outgoing.method);
      for (let sent = 0; ;) {
        try {
          const sending = () => send(outgoing, signal);
          return await (sent < TRIES - 1 ? sending() : alone(sending));
        } catch (error) {
          if (!(error instanceof BrokenExchange)) throw error;
          if (error.unsent) continue;
          sent += 1;
          if (!mayRepeat || sent === TRIES) {
            throw new EdgeError(502, 'A process of the edge functions ended over this request.');
          }
        }
      }
    },
    isUp: () => slots.some(({ process }) => process !== null),
    stop,
  };
}
