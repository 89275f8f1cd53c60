/** The response to a monitor or a load balancer: whether the process is live or ready. */
export const healthReply = (ok: boolean): Response =>
  Response.json(
    { result: { ok } },
    { status: ok ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );
