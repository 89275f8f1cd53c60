import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';

/** Maximum number of attempts for one request. */
const TRIES = 6;
/** Timeout of one request in milliseconds; uploading the largest picture takes seconds. */
const PATIENCE = 60_000;
/** Netlify reports when its rate limit ends; it counts by the minute. */
const LONGEST_PAUSE = 90_000;

const deploySchema = v.object({
  id: v.string(),
  state: v.string(),
  /** SHA-1 of the files that Netlify does not have. */
  required: v.optional(v.nullable(v.array(v.string())), null),
  error_message: v.optional(v.nullable(v.string()), null),
});

export type Deploy = v.InferOutput<typeof deploySchema>;

export type NetlifyAccess = {
  readonly token: string;
  readonly siteId: string;
  /** Base URL of the API, without a trailing slash. */
  readonly apiUrl: string;
  /** Milliseconds before the first retry; each further one waits twice as long. */
  readonly firstPause: number;
};

/** What Netlify refused or failed to do, as one sentence. */
export class NetlifyError extends Error {
  override readonly name = 'NetlifyError';
}

type Call = {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly json?: unknown;
  readonly bytes?: Uint8Array<ArrayBuffer>;
  /** Statuses that are retried in addition to the usual ones. */
  readonly passing?: readonly number[];
};

/** Milliseconds that Netlify asks to wait; null when it does not say. */
function askedPause(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after'));
  if (seconds > 0) return seconds * 1000;
  const reset = Number(response.headers.get('x-ratelimit-reset'));
  return reset > 0 ? Math.max(reset * 1000 - Date.now(), 0) : null;
}

/** The part of Netlify's API that a deploy by digests uses, with retries. */
export function netlifyApi({ token, siteId, apiUrl, firstPause }: NetlifyAccess) {
  async function send({ method, path, json, bytes }: Call): Promise<Response> {
    const type = json === undefined ? 'application/octet-stream' : 'application/json';
    const body = json === undefined ? bytes : JSON.stringify(json);
    return await fetch(apiUrl + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': type }),
      },
      ...(body === undefined ? {} : { body }),
      // The token is sent to no other host.
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    });
  }

  async function ask(call: Call): Promise<Response> {
    const passing = [408, 429, ...(call.passing ?? [])];
    for (let attempt = 1; ; attempt += 1) {
      let wait = firstPause * 2 ** (attempt - 1);
      let reason: string;
      try {
        const response = await send(call);
        if (response.ok) return response;
        reason = `status ${response.status}`;
        await response.body?.cancel();
        if (response.status < 500 && !passing.includes(response.status)) attempt = TRIES;
        wait = askedPause(response) ?? wait;
      } catch (error) {
        reason = error instanceof Error ? error.message : String(error);
      }
      if (attempt >= TRIES) {
        throw new NetlifyError(`Netlify: ${call.method} ${call.path} failed, ${reason}.`);
      }
      await pause(Math.min(wait, LONGEST_PAUSE));
    }
  }

  async function deployOf(response: Response): Promise<Deploy> {
    const parsed = v.safeParse(deploySchema, await response.json().catch(() => null));
    if (!parsed.success) throw new NetlifyError('Netlify: the response is not a deploy.');
    return parsed.output;
  }

  return {
    /** Starts a deploy of exactly these files, by path. It is not visible until it is complete. */
    create: async (files: Readonly<Record<string, string>>, title: string, isLarge: boolean) =>
      deployOf(
        await ask({
          method: 'POST',
          path: `/sites/${siteId}/deploys?title=${encodeURIComponent(title)}`,
          json: { files, async: isLarge, draft: false },
        }),
      ),
    read: async (id: string) =>
      deployOf(await ask({ method: 'GET', path: `/sites/${siteId}/deploys/${id}` })),
    upload: async (id: string, path: string, bytes: Uint8Array<ArrayBuffer>) => {
      const encoded = path.split('/').map(encodeURIComponent).join('/');
      // 422: what arrived does not match the digest. The bytes were right when they were sent.
      const call = { method: 'PUT', path: `/deploys/${id}/files/${encoded}`, bytes } as const;
      await (await ask({ ...call, passing: [422] })).body?.cancel();
    },
    cancel: async (id: string) => {
      await (await send({ method: 'POST', path: `/deploys/${id}/cancel` })).body?.cancel();
    },
  };
}

export type NetlifyApi = ReturnType<typeof netlifyApi>;
