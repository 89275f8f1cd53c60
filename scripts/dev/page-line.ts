import { get, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';

/** The line that webpack tells open pages of updates on, as server-sent events. */
export const PAGE_LINE = '/__webpack_hmr';

/** Where pages find the script below. */
export const FOLLOWING_SCRIPT_PATH = '/__dev/follow.js';

/** Has a page loaded anew when the line says so: for what no update of a module can show. */
export const FOLLOWING_SCRIPT = `addEventListener('load', () => {
  const line = window.__whmEventSourceWrapper?.['${PAGE_LINE}'];
  line?.addMessageListener(({ data }) => {
    if (data === '{"action":"reload"}') location.reload();
  });
});
`;

/** Milliseconds; after twice as long in silence a page gives the line up for half a minute. */
const HEARTBEAT = 9_000;
const BEFORE_ANOTHER_TRY = 200;

export type PageLine = {
  /** Keeps a page on the line, also while the develop server starts again. */
  hold(reply: ServerResponse): void;
  /** Has all open pages loaded anew. */
  reload(): void;
  /** Lets all pages go. */
  stop(): void;
};

/** @param origin where the develop server listens, as soon as it does. */
export function pageLine(origin: () => Promise<string>): PageLine {
  const pages = new Set<ServerResponse>();

  /** What the develop server says, until it falls silent or the page has gone. */
  async function relay(reply: ServerResponse): Promise<void> {
    const from = await origin().catch(() => null);
    if (from === null) return;
    const url = from + PAGE_LINE;
    await new Promise<void>((resolve) => {
      const asked = get(url, (said: IncomingMessage) => {
        said.on('data', (piece: Buffer) => reply.write(piece));
        said.on('close', resolve);
      });
      asked.on('error', () => resolve());
      reply.on('close', () => asked.destroy());
    });
  }

  return {
    hold(reply) {
      reply.writeHead(200, {
        'content-type': 'text/event-stream;charset=utf-8',
        'cache-control': 'no-cache, no-transform',
      });
      const beat = setInterval(() => reply.write('data: 💓\n\n'), HEARTBEAT);
      pages.add(reply);
      reply.on('close', () => {
        clearInterval(beat);
        pages.delete(reply);
      });
      void (async () => {
        while (pages.has(reply)) {
          await relay(reply);
          await setTimeout(BEFORE_ANOTHER_TRY);
        }
      })();
    },
    reload() {
      for (const reply of pages) reply.write('data: {"action":"reload"}\n\n');
    },
    stop() {
      for (const reply of pages) reply.end();
      pages.clear();
    },
  };
}
