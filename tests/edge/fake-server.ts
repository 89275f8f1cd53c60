/** A request as it arrived; the runtime's own object cannot be read after the response. */
export type Asked = {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: string;
};

export type FakeServer = {
  readonly origin: string;
  /** The requests, in order. */
  readonly requests: Asked[];
};

/** Runs `work` against a real server on a free port that records its requests. */
export async function withServer(
  answer: (request: Request) => Response | Promise<Response>,
  work: (server: FakeServer) => Promise<void>,
): Promise<void> {
  const requests: Asked[] = [];
  const server = Deno.serve({ port: 0, hostname: '127.0.0.1', onListen() {} }, async (request) => {
    const { method, url } = request;
    const headers = new Headers(request.headers);
    requests.push({ method, url: new URL(url), headers, body: await request.clone().text() });
    return await answer(request);
  });
  try {
    await work({ origin: `http://127.0.0.1:${server.addr.port}`, requests });
  } finally {
    await server.shutdown();
  }
}

/** As `withServer`, with the server as the functions' backend. */
export async function withBackend(
  answer: (request: Request) => Response | Promise<Response>,
  work: (server: FakeServer) => Promise<void>,
): Promise<void> {
  await withServer(answer, async (server) => {
    Deno.env.set('REST_ORIGIN', server.origin);
    try {
      await work(server);
    } finally {
      Deno.env.delete('REST_ORIGIN');
    }
  });
}

/** Runs `work` and returns the lines it logged as errors. */
export async function errorsOf(work: () => Promise<void>): Promise<string[]> {
  const lines: string[] = [];
  const original = console.error;
  // Each begins with the id of its request.
  console.error = (...parts: unknown[]) =>
    lines.push(
      parts
        .map(String)
        .join(' ')
        .replace(/^\[[\w-]+\] /, ''),
    );
  try {
    await work();
  } finally {
    console.error = original;
  }
  return lines;
}

/** An address without a server. */
export const NOWHERE = 'http://127.0.0.1:9';

/**
 * Status and headers of the response to a GET, which a HEAD must have as well, and the HEAD's body. What only
 * the CDN reads is left out: it keeps no page from a HEAD.
 */
export async function headAndGet(
  run: (request: Request) => Promise<Response | void>,
  address: string,
): Promise<{ readonly get: object; readonly head: object; readonly body: string | undefined }> {
  const [get, head] = [
    await run(new Request(address)),
    await run(new Request(address, { method: 'HEAD' })),
  ];
  await get?.body?.cancel();
  const facts = (reply: Response | void) => ({
    status: reply?.status,
    headers: Object.fromEntries(
      [...(reply?.headers ?? [])].filter(([name]) => !name.startsWith('netlify-')),
    ),
  });
  return { get: facts(get), head: facts(head), body: await head?.text() };
}

/** The rest of the chain behind a function: its response, and the number of calls. */
export function chain(response: () => Response) {
  const next = () => {
    asked.count += 1;
    return Promise.resolve(response());
  };
  const asked = { count: 0, next, ip: '203.0.113.7', geo: {} };
  return asked;
}
