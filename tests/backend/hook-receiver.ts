import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { checkHook } from '../../contract/hook-signature.ts';
import type { ContentChange } from '../../contract/schemas/hook.ts';

/** Timeout for an expected delivery, in milliseconds. */
const PATIENCE = 60_000;

export const HOOK_SECRET = 'a-secret-of-the-hooks-tests-and-nothing-else';

/** A server that receives changes like the regenerator and responds as the test says. */
export async function startReceiver() {
  const taken: ContentChange[] = [];
  const messages: ContentChange[][] = [];
  let answers: number[] = [];
  let asked = 0;
  let atOnce = 0;
  let mostAtOnce = 0;
  const waiting = new Set<() => void>();
  const server = createServer((request, response) => {
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    void (async () => {
      let body = '';
      for await (const part of request) body += String(part);
      const signature = request.headers['x-signature'];
      const checked = await checkHook(HOOK_SECRET, body, String(signature ?? ''), new Date());
      asked += 1;
      const status = checked.ok ? (answers.shift() ?? 204) : checked.status;
      if (checked.ok && status < 300) {
        taken.push(...checked.message.changes);
        messages.push(checked.message.changes);
      }
      atOnce -= 1;
      response.writeHead(status).end();
      for (const look of waiting) look();
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  assert.ok(address && typeof address === 'object');
  return {
    url: `http://127.0.0.1:${address.port}/hooks/content`,
    taken,
    messages,
    asked: () => asked,
    mostAtOnce: () => mostAtOnce,
    /** Statuses of the next responses; 204 after that. */
    answer: (...statuses: number[]) => {
      answers = statuses;
    },
    /** Resolves as soon as the received messages satisfy the condition. */
    until: (satisfied: () => boolean) =>
      new Promise<void>((resolve, reject) => {
        const deadline = setTimeout(() => {
          waiting.delete(look);
          reject(
            new Error(
              `The condition was not met by the messages received within ${PATIENCE / 1000} s`,
            ),
          );
        }, PATIENCE);
        const look = () => {
          if (!satisfied()) return;
          waiting.delete(look);
          clearTimeout(deadline);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type Receiving = Awaited<ReturnType<typeof startReceiver>>;
