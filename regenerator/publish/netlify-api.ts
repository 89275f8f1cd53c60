import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { hasCode } from '../../system/error-code.ts';

/** Maximum number of attempts for one request. */
const TRIES = 6;
/** Timeout of one request in milliseconds; uploading the largest picture takes seconds. */
const PATIENCE = 60_000;
/**
 * Netlify limits requests and deploys per minute: an earlier retry gets 429 again, whatever its headers say.
 */
const AFTER_LIMIT = 60_000;
/** The longest delay requested by Netlify that is honoured. */
const LONGEST_PAUSE = 90_000;

const deploySchema = v.object({
  id: v.string(),
  state: v.string(),
  /** SHA-1 of the files that Netlify does not have. */
  required: v.optional(v.nullable(v.array(v.string())), null),
  /** SHA-256 of the bundles of edge functions that Netlify does not have. */
  required_edge_functions: v.optional(v.nullable(v.array(v.string())), null),
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
  /** Waits this many milliseconds. */
  readonly wait?: (milliseconds: number) => Promise<unknown>;
  /**
   * Records a deploy before it is requested from Netlify: it counts, whatever its outcome. An error thrown
   * here aborts the deploy, because none may begin unrecorded.
   * @returns a function that removes the record, for when Netlify has refused.
   */
  readonly begin?: () => () => void;
};

/** The contents of a deploy. */
export type DeployContent = {
  /** SHA-1 of each file, by its path. */
  readonly files: Readonly<Record<string, string>>;
  /** SHA-256 of each bundle of edge functions, by its format. */
  readonly edgeFunctions: Readonly<Record<string, string>>;
};

/** A refusal or failure of Netlify, as one sentence. */
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
  /** For requests that must not be executed twice: repeated only after a refusal. */
  readonly begin?: NetlifyAccess['begin'] | undefined;
};

/** Errors before anything was sent. */
const NOT_REACHED = [
  ...['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  'UND_ERR_CONNECT_TIMEOUT',
];

/** Whether Netlify has certainly not executed it. Other 5xx may come from a gateway in front of it. */
const isRefusal = (answer: Response | Error): boolean =>
  answer instanceof Error
    ? hasCode(answer.cause, ...NOT_REACHED)
    : answer.status < 500 || answer.status === 503;

/** The delay that Netlify requests, in milliseconds; null when it requests none. */
function askedPause(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after'));
  if (seconds > 0) return seconds * 1000;
  const reset = Number(response.headers.get('x-ratelimit-reset'));
  return reset > 0 ? Math.max(reset * 1000 - Date.now(), 0) : null;
}

const errorOf = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error));

/** The part of Netlify's API that digest deploys use, with retries. */
export function netlifyApi(access: NetlifyAccess) {
  const { token, siteId, apiUrl, firstPause, wait = pause, begin } = access;
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
      let rest = firstPause * 2 ** (attempt - 1);
      let reason: string;
      const takeBack = call.begin?.();
      const answer = await send(call).catch(errorOf);
      if (answer instanceof Error) reason = answer.message;
      else {
        if (answer.ok) return answer;
        reason = `status ${answer.status}`;
        await answer.body?.cancel().catch(() => {});
        if (answer.status < 500 && !passing.includes(answer.status)) attempt = TRIES;
        const least = answer.status === 429 ? AFTER_LIMIT : 0;
        rest = Math.max(askedPause(answer) ?? rest, least);
      }
      if (isRefusal(answer)) takeBack?.();
      else if (call.begin) attempt = TRIES;
      if (attempt >= TRIES) {
        throw new NetlifyError(`Netlify: ${call.method} ${call.path} failed, ${reason}.`);
      }
      await wait(Math.min(rest, LONGEST_PAUSE));
    }
  }

  async function deployOf(response: Response): Promise<Deploy> {
    const parsed = v.safeParse(deploySchema, await response.json().catch(() => null));
    if (!parsed.success) throw new NetlifyError('Netlify: the response is not a deploy.');
    return parsed.output;
  }

  async function put(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    // 422: the received bytes do not match the digest. They were correct when they were sent.
    await (await ask({ method: 'PUT', path, bytes, passing: [422] })).body?.cancel();
  }

  return {
    /** Starts a deploy of exactly this. It is not visible until it is complete. */
    create: async ({ files, edgeFunctions }: DeployContent, title: string, isLarge: boolean) =>
      deployOf(
        await ask({
          method: 'POST',
          path: `/sites/${siteId}/deploys?title=${encodeURIComponent(title)}`,
          json: { files, edge_functions: edgeFunctions, async: isLarge, draft: false },
          begin,
        }),
      ),
    read: async (id: string) =>
      deployOf(await ask({ method: 'GET', path: `/sites/${siteId}/deploys/${id}` })),
    upload: async (id: string, path: string, bytes: Uint8Array<ArrayBuffer>) => {
      const encoded = path.split('/').map(encodeURIComponent).join('/');
      await put(`/deploys/${id}/files/${encoded}`, bytes);
    },
    /** @param sha256 of the bundle. */
    uploadEdgeFunctions: (id: string, sha256: string, bytes: Uint8Array<ArrayBuffer>) =>
      put(`/deploys/${id}/edge_functions/${sha256}`, bytes),
    cancel: async (id: string) => {
      await (await send({ method: 'POST', path: `/deploys/${id}/cancel` })).body?.cancel();
    },
  };
}

export type NetlifyApi = ReturnType<typeof netlifyApi>;
