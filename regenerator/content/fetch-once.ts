/**
 * A `fetch` that requests each URL once and shares the response among all callers. Failed requests
 * are retried. Only for requests that read.
 */
export function fetchOnce(fetcher: typeof fetch): typeof fetch {
  const replies = new Map<string, Promise<Response>>();
  return async (input, init) => {
    const { url } = new Request(input, init);
    const reply = replies.get(url) ?? fetcher(input, init);
    replies.set(url, reply);
    const isGood = await reply.then(
      ({ ok }) => ok,
      () => false,
    );
    if (!isGood) replies.delete(url);
    return (await reply).clone();
  };
}
