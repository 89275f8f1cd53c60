import type { Context } from '@netlify/edge-functions';
import { callFunction } from './lib/edge-function.ts';
import { editorReply } from './lib/editor-reply.ts';
import { restOrigin } from './lib/environment.ts';

/**
 * Proxies `/editor/*` and `/admin/*` to the backend, so that the editor's screen is same-origin with the
 * site.
 */
export default callFunction((request, { ip }: Pick<Context, 'ip'>) =>
  editorReply(request, { origin: restOrigin(), clientIp: ip }),
);
