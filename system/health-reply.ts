/** The answer to a monitor or a balancer: whether a process is what it was asked for. */
export const healthReply = (ok: boolean): Response =>
  Response.json(
    { result: { ok } },
    { status: ok ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );
