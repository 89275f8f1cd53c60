import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { contentHook } from '../../../contract/schemas/hook.ts';

const message = v.pipe(v.string(), v.parseJson(), contentHook);

export type HookRelay = {
  /** Receives changes in place of the real target. */
  readonly url: string;
  /** When the message about a revision arrived, in milliseconds of `performance.now()`. */
  readonly arrived: (revision: number) => Promise<number>;
  readonly close: () => void;
};

/** Forwards messages unchanged and records when they arrived. */
export async function openRelay(target: string): Promise<HookRelay> {
  const times = new Map<number, number>();
  const waiting = new Map<number, (time: number) => void>();

  function note(body: string, time: number): void {
    for (const { revision } of v.parse(message, body).changes) {
      times.set(revision, time);
      waiting.get(revision)?.(time);
    }
  }

  async function handOn(request: IncomingMessage): Promise<number> {
    const body = await text(request);
    const headers = Object.entries(request.headers).flatMap(([name, value]) =>
      /^(?:content-type|x-|yasno)/.test(name) ? [[name, String(value)] as [string, string]] : [],
    );
    // From here on it is in transit to the real target.
    const time = performance.now();
    const reply = await fetch(target, { method: 'POST', body, headers });
    if (reply.ok) note(body, time);
    return reply.status;
  }

  const server = createServer((request, response) => {
    void handOn(request).then(
      (status) => response.writeHead(status).end(),
      () => response.writeHead(502).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hooks/content`,
    arrived: (revision) => {
      const time = times.get(revision);
      if (time !== undefined) return Promise.resolve(time);
      return new Promise((resolve) => waiting.set(revision, resolve));
    },
    close: () => server.close(),
  };
}
