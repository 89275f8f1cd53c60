/**
 * A `fetch` that asks for each address once and gives everybody the same reply. What failed is asked
 * for again. For requests that only read.
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
