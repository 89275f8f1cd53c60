import { setTimeout as pause } from 'node:timers/promises';
import { signals } from '../../../system/signals.ts';
import { PING_HEADER } from '../deno/settings.ts';
import type { DenoProcess } from './deno-process.ts';
import { exchange } from './exchange.ts';

/** Milliseconds between two checks of a busy process. */
const HEARTBEAT = 1_000;
/** Milliseconds a process may not respond: an endless loop blocks it. */
const SILENCE = 4_000;
/** Milliseconds between two failed starts. */
const PAUSE = { least: 50, most: 1_000 };

/** A slot for a process: when the process ends, a new one takes its place. */
export type Slot = {
  /** The process, once it listens. */
  readonly process: DenoProcess | null;
  /** Requests that it is working on. */
  busy: number;
  /** Checks whether a process that broke a connection is still alive; if not, it is replaced. */
  examine(process: DenoProcess): Promise<void>;
  stop(): Promise<void>;
};

type Options = {
  readonly start: () => DenoProcess;
  readonly log: (line: string) => void;
  /** Called whenever a process listens. */
  readonly opened: () => void;
};

/** Keeps a process running until it is stopped. */
export function openSlot({ start, log, opened }: Options): Slot {
  const stopped = new AbortController();
  let current: DenoProcess | null = null;
  let starting: DenoProcess | null = null;

  /** Kills a process that does not respond, and waits until it has ended. */
  const examine = async (process: DenoProcess) => {
    if (current !== process) return;
    const ping = { method: 'GET', headers: { [PING_HEADER]: '1' }, body: null };
    try {
      await exchange(process, ping, AbortSignal.timeout(SILENCE));
    } catch {
      process.kill();
      await process.ended;
    }
  };

  const look = async (process: DenoProcess) => {
    while (current === process && !stopped.signal.aborted) {
      await pause(HEARTBEAT, undefined, { ref: false });
      if (slot.busy > 0) await examine(process);
    }
  };

  const keep = async () => {
    let wait = 0;
    while (!stopped.signal.aborted) {
      try {
        // It fails where the system has no memory or no descriptor left.
        starting = start();
        await starting.ready;
        wait = 0;
        current = starting;
        opened();
        void look(current);
        await current.ended;
        current = null;
        if (!stopped.signal.aborted) {
          signals.edgeProcessEnded.send();
          log(`Edge functions: process ${starting.pid} has ended; another one takes its place.`);
        }
      } catch (error) {
        if (stopped.signal.aborted) return;
        log(`Edge functions: ${error instanceof Error ? error.message : String(error)}`);
        await pause(wait);
        wait = Math.min(PAUSE.most, Math.max(PAUSE.least, wait * 2));
      }
    }
  };
  const kept = keep();

  const slot: Slot = {
    get process() {
      return current;
    },
    busy: 0,
    examine,
    async stop() {
      stopped.abort();
      starting?.kill();
      await kept;
    },
  };
  return slot;
}
