/** What people do while processes come and go, and what they are answered. */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { IDEMPOTENCY_HEADER } from '../../contract/headers.ts';

export type Answer = { readonly status: number; readonly body: string };

export type Asking = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Says that it may be sent again. */
  readonly key?: string;
  /** The address it comes from. */
  readonly from?: string;
};

const agent = new Agent({ keepAlive: true, maxSockets: 20 });

/** Sends one request, as a browser does: once. */
export function ask(url: string, asking: Asking = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body, key, from } = asking;
  const payload = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method,
        agent: from ? undefined : agent,
        ...(from && { localAddress: from }),
        headers: {
          ...headers,
          ...(payload && { 'content-type': 'application/json' }),
          ...(key && { [IDEMPOTENCY_HEADER]: key }),
        },
      },
      (reply) => {
        text(reply).then((told) => resolve({ status: reply.statusCode ?? 0, body: told }), reject);
      },
    );
    sent.on('error', reject);
    sent.end(payload);
  });
}

/** Milliseconds between two requests of one person: starting processes need the processors, too. */
const BREATH = 150;

/** Does something again and again until it is told that it is enough. */
export function repeatUntilStopped(work: () => Promise<void>) {
  let isEnough = false;
  const going = (async () => {
    while (!isEnough) {
      await work();
      await pause(BREATH);
    }
  })();
  // Who waits for it is told.
  going.catch(() => {});
  return async () => {
    isEnough = true;
    await going;
  };
}

export const newKey = randomUUID;
