import * as v from 'valibot';
import { askCache, portions } from './ask-cache.ts';
import { PurgeError, type Cache } from './cache.ts';

export type Account = {
  /** Fastly's service, Cloudflare's zone or Netlify's site. */
  readonly id: string;
  readonly token: string;
  /** Another base URL of the API, without a trailing slash. */
  readonly api?: string | undefined;
};

/** Longer than a response from the site to a cache can take: the edge times out after 30 s. */
const SETTLE = 40_000;

/** `POST /service/{id}/purge` takes up to 256 keys at once; purging everything is a separate call. */
export function fastly({ id, token, api = 'https://api.fastly.com' }: Account): Cache {
  const name = 'Fastly';
  const ask = (signal: AbortSignal, path: string, json?: unknown) =>
    askCache({
      name,
      url: `${api}/service/${id}/${path}`,
      method: 'POST',
      headers: { 'fastly-key': token, accept: 'application/json' },
      signal,
      ...(json !== undefined && { json }),
    });
  return {
    name,
    settle: SETTLE,
    async forget(forgotten, signal) {
      if (forgotten === 'everything') await ask(signal, 'purge_all');
      else
        for (const keys of portions(forgotten.tags, 256))
          await ask(signal, 'purge', { surrogate_keys: keys });
    },
  };
}

const cloudflareReply = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    success: v.boolean(),
    errors: v.optional(v.array(v.object({ message: v.string() })), []),
  }),
);

/** `POST /zones/{id}/purge_cache` takes up to 100 tags; a 200 may still say that it failed. */
export function cloudflare({
  id,
  token,
  api = 'https://api.cloudflare.com/client/v4',
}: Account): Cache {
  const name = 'Cloudflare';
  const ask = async (signal: AbortSignal, json: unknown) => {
    const text = await askCache({
      name,
      url: `${api}/zones/${id}/purge_cache`,
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      signal,
      json,
    });
    const reply = v.safeParse(cloudflareReply, text);
    if (reply.success && reply.output.success) return;
    const reason = reply.success ? reply.output.errors[0]?.message : undefined;
    throw new PurgeError(`${name} did not confirm the purge${reason ? `: ${reason}` : ''}`);
  };
  return {
    name,
    settle: SETTLE,
    async forget(forgotten, signal) {
      if (forgotten === 'everything') await ask(signal, { purge_everything: true });
      else for (const tags of portions(forgotten.tags, 100)) await ask(signal, { tags });
    },
  };
}

/** `POST /purge` names a site and its tags; without tags it purges the whole site. */
export function netlify({ id, token, api = 'https://api.netlify.com/api/v1' }: Account): Cache {
  const name = 'Netlify';
  const ask = (signal: AbortSignal, tags?: readonly string[]) =>
    askCache({
      name,
      url: `${api}/purge`,
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      signal,
      json: { site_id: id, ...(tags && { cache_tags: tags }) },
    });
  return {
    name,
    settle: SETTLE,
    async forget(forgotten, signal) {
      if (forgotten === 'everything') await ask(signal);
      else for (const tags of portions(forgotten.tags, 100)) await ask(signal, tags);
    },
  };
}
