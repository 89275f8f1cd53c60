const FUNCTIONS_HEADER = 'x-nf-edge-functions';

/**
 * Corrects two habits of Netlify's runtime, which talks to its Deno through the global `fetch`:
 * it follows the redirects that functions answer with, and it asks for the in-file configuration
 * at every request, which loads all functions in a fresh worker. Ours stands in netlify.toml.
 * @returns puts the original back.
 */
export function patchFetch(): () => void {
  const original = globalThis.fetch;
  const configs = new Map<string, string>();
  globalThis.fetch = async (input, init) => {
    if (init?.method === 'NETLIFYCONFIG') {
      const key = String(input);
      const kept = configs.get(key);
      if (kept !== undefined) return new Response(kept);
      const reply = await original(input, init);
      if (!reply.ok) return reply;
      configs.set(key, await reply.text());
      return new Response(configs.get(key));
    }
    const isEdge = init instanceof Request && init.headers.has(FUNCTIONS_HEADER);
    if (!isEdge) return await original(input, init);
    return await original(new Request(new Request(input, init), { redirect: 'manual' }));
  };
  return () => {
    globalThis.fetch = original;
  };
}
