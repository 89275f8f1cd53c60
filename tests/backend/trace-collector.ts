/** A stand-in for a collector of traces, and how its input is read. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';

/** A trace collector that stores everything it receives. */
export async function startCollector() {
  const bodies: string[] = [];
  const server = createServer((incoming, outgoing) => {
    void text(incoming).then((body) => {
      if (incoming.url === '/v1/traces') bodies.push(body);
      outgoing.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    bodies,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

const span = v.object({
  traceId: v.string(),
  spanId: v.string(),
  parentSpanId: v.optional(v.string()),
  name: v.string(),
});
const traces = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    resourceSpans: v.array(v.object({ scopeSpans: v.array(v.object({ spans: v.array(span) })) })),
  }),
);
/** The spans of a body that a collector received. */
export const spansIn = (body: string) =>
  v
    .parse(traces, body)
    .resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
