/**
 * Files over the limit, sent over a connection: the editor gets the reason, and the connection stays open.
 */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Agent, createServer, request, type ClientRequest } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { getRequestListener } from '@hono/node-server';
import { assertRefused } from './envelope.ts';
import { EDITOR_TOKEN, onEveryEngine } from './site.ts';

const MEGABYTE = 1024 * 1024;
const headers = { authorization: `Bearer ${EDITOR_TOKEN}` };

/** A picture of this many megabytes that is streamed while it is generated, so that its length is unknown. */
function pieces(megabytes: number): ReadableStream<Uint8Array> {
  let left = megabytes;
  return new ReadableStream({
    pull(controller) {
      if (left === 0) controller.close();
      else controller.enqueue(new Uint8Array(MEGABYTE));
      left -= 1;
    },
  });
}

onEveryEngine((site) => {
  let server: Server;
  let origin: string;
  before(async () => {
    // Generating 30 MB for one request blocks the event loop that both ends share. Afterwards the server
    // would close its idle connection as too old, although the next request has already been sent on it.
    const keepsIdle = { keepAliveTimeout: 0 };
    server = createServer(
      keepsIdle,
      getRequestListener((sent) => site().fetch(sent)),
    );
    await once(server.listen(0, '127.0.0.1'), 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });

  const refused = async (response: Response) =>
    assert.deepEqual(await assertRefused(response, 'too_large'), {
      file: 'Файл больше 10\u00a0МБ',
    });

  for (const [name, body] of [
    ['of a known length', () => new Uint8Array(30 * MEGABYTE)],
    ['of an unknown length', () => pieces(30)],
    ['in a form', () => formOf(30)],
  ] as const) {
    test(`a picture ${name} is refused with the reason`, async () => {
      for (const path of ['pictures', 'files']) {
        const sending: RequestInit & { duplex: 'half' } = {
          method: 'POST',
          headers,
          body: body(),
          duplex: 'half',
        };
        await refused(await fetch(`${origin}/editor/${path}`, sending));
      }
    });
  }

  test('a picture with an excessive Content-Length is refused before it arrives', async () => {
    const announced = { ...headers, 'content-length': String(1024 * MEGABYTE) };
    const sending = request(`${origin}/editor/pictures`, { method: 'POST', headers: announced });
    sending.on('error', () => {});
    sending.flushHeaders();
    const reply = await replyTo(sending);
    assert.equal(reply.statusCode, 413);
    assert.match(await text(reply), /Файл больше 10/);
    sending.destroy();
  });

  test('the connection can be used again', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const sockets = new Set<unknown>();
    for (const megabytes of [12, 12, 0]) {
      const sending = request(`${origin}/editor/pictures`, { method: 'POST', headers, agent });
      sending.on('socket', (socket) => sockets.add(socket));
      sending.end(new Uint8Array(megabytes * MEGABYTE));
      const reply = await replyTo(sending);
      assert.equal(reply.statusCode, megabytes === 0 ? 422 : 413);
      await text(reply);
    }
    assert.equal(sockets.size, 1);
    agent.destroy();
  });
});

const replyTo = (sending: ClientRequest) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    sending.once('response', resolve).once('error', reject);
  });

function formOf(megabytes: number): FormData {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(megabytes * MEGABYTE)]), 'снимок.png');
  return form;
}
