import type { Context } from '@netlify/edge-functions';
import { callFunction } from './lib/edge-function.ts';
import { editorReply } from './lib/editor-reply.ts';
import { restOrigin } from './lib/environment.ts';

/** `/editor/*` and `/admin/*`: the backend's, so that an editor's screen has the site's own origin. */
export default callFunction((request, { ip }: Pick<Context, 'ip'>) =>
  editorReply(request, { origin: restOrigin(), clientIp: ip }),
);
