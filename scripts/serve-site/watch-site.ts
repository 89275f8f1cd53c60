import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { signals, type SiteAnswer } from '../../system/signals.ts';

const AREAS: readonly (readonly [RegExp, SiteAnswer['kind'] | null])[] = [
  [/^\/health\//, null],
  [/^\/(?:rest|api)\//, 'call'],
  [/^\/(?:editor|admin)\//, 'editor'],
  [/^\/media\//, 'media'],
  [/\.\w{1,12}$/, 'file'],
];

/** The kind of a path; null for health checks. */
export function kindOf(url: string): SiteAnswer['kind'] | null {
  const [path = ''] = url.split('?', 1);
  const area = AREAS.find(([pattern]) => pattern.test(path));
  return area ? area[1] : 'page';
}

/** Reports every response of a server of the site. Call it before the server listens. */
export function watchSite(server: Server): void {
  const asked = ({ url = '' }: IncomingMessage, outgoing: ServerResponse) => {
    const since = performance.now();
    outgoing.once('close', () => {
      const kind = kindOf(url);
      if (kind === null || !outgoing.headersSent) return;
      const { statusCode: status } = outgoing;
      signals.siteAnswered.send({ kind, status, ms: performance.now() - since });
    });
  };
  server.prependListener('request', asked);
  server.prependListener('checkContinue', asked);
}
