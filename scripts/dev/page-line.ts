import { get, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';

/** The channel on which webpack notifies open pages of updates, as server-sent events. */
export const PAGE_LINE = '/__webpack_hmr';

/** URL of the script below. */
export const FOLLOWING_SCRIPT_PATH = '/__dev/follow.js';

/** Reloads a page on command: for changes that no module update can show. */
export const FOLLOWING_SCRIPT = `addEventListener('load', () => {
  const line = window.__whmEventSourceWrapper?.['${PAGE_LINE}'];
  line?.addMessageListener(({ data }) => {
    if (data === '{"action":"reload"}') location.reload();
  });
});
`;

/** Milliseconds; after twice as long in silence a page closes the channel for half a minute. */
const HEARTBEAT = 9_000;
const BEFORE_ANOTHER_TRY = 200;

export type PageLine = {
  /** Keeps a page connected, even while the develop server restarts. */
  hold(reply: ServerResponse): void;
  /** Reloads all open pages. */
  reload(): void;
  /** Disconnects all pages. */
  stop(): void;
};

/** @param origin the develop server's origin, as soon as it listens. */
export function pageLine(origin: () => Promise<string>): PageLine {
  const pages = new Set<ServerResponse>();

  /** Relays the develop server's events until it falls silent or the page has gone. */
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
