import { INITIAL_FLOW, type FlowState } from '../../src/features/certificate/flow/flow-state.ts';
import type { Storage } from '../../src/features/certificate/flow/kept-flow.ts';
import {
  createRunner,
  type Outcome,
  type Work,
} from '../../src/features/certificate/flow/runner.ts';
import { exampleCertificate, exampleForm } from './certificate-flow.ts';

/** Clock, storage and lock that tabs share. */
export function browser() {
  let now = 1_000_000;
  let next = 0;
  const timers = new Map<number, { due: number; work: () => void }>();
  const kept = new Map<string, string>();
  const waiting: (() => void)[] = [];
  let held = false;
  let stamps = 0;
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  const storage: Storage = {
    read: (key) => kept.get(key) ?? null,
    write: (key, text) => void (text === null ? kept.delete(key) : kept.set(key, text)),
  };
  const pass = () => {
    held = waiting.length > 0;
    waiting.shift()?.();
  };
  return {
    kept,
    storage,
    settle,
    clock: {
      now: () => now,
      after: (milliseconds: number, work: () => void) => {
        next += 1;
        timers.set(next, { due: now + milliseconds, work });
        return next;
      },
      cancel: (timer: number) => void timers.delete(timer),
    },
    lock: (signal: AbortSignal) =>
      new Promise<() => void>((resolve, reject) => {
        const take = () => {
          held = true;
          resolve(pass);
        };
        if (!held) take();
        else {
          waiting.push(take);
          signal.addEventListener('abort', () => {
            waiting.splice(waiting.indexOf(take), 1);
            reject(new Error('aborted'));
          });
        }
      }),
    stamp: () => String((stamps += 1)),
    async pass(milliseconds: number) {
      now += milliseconds;
      for (const [timer, { due, work }] of [...timers]) {
        if (due > now || !timers.has(timer)) continue;
        timers.delete(timer);
        work();
      }
      await settle();
    },
  };
}

export type Browser = ReturnType<typeof browser>;

/** A tab whose network gives the test's responses, one after another. */
export function tab(shared: Browser, replies: Partial<Record<Work['type'], Outcome[]>>) {
  const asked: Work['type'][] = [];
  const line = { online: true, breaks: false };
  let state: FlowState = INITIAL_FLOW;
  const runner = createRunner<number>({
    ...shared,
    online: () => line.online,
    work: (effect) => {
      asked.push(effect.type);
      const reply = replies[effect.type]?.shift();
      if (reply === 'lost' && line.breaks) line.online = false;
      return reply ? Promise.resolve(reply) : new Promise(() => undefined);
    },
    onChange: (next) => {
      state = next;
    },
  });
  return { runner, asked, line, state: () => state };
}

export const process: Outcome = { type: 'process' };
export const ready: Outcome = { type: 'ready', isResendCertificate: false };
export const received: Outcome = {
  type: 'received',
  certificate: exampleCertificate(),
  isResendCertificate: false,
  resendAt: null,
};
export const confirmed = {
  passCaptcha: [{ type: 'captchaPassed' }],
  sendCode: [{ type: 'codeSent', againAt: 0 }],
  checkCode: [{ type: 'codeRight' }],
} satisfies Partial<Record<Work['type'], Outcome[]>>;

export async function fill({ runner }: ReturnType<typeof tab>, { settle }: Browser) {
  runner.start();
  runner.dispatch({ type: 'merge', change: exampleForm() });
  runner.dispatch({ type: 'submit' });
  await settle();
}
export async function submit(one: ReturnType<typeof tab>, shared: Browser) {
  await fill(one, shared);
  one.runner.dispatch({ type: 'enterCode', code: '1234' });
  await shared.settle();
}
