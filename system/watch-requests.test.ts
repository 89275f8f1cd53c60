import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from '@jest/globals';
import type { Served } from './signals.ts';
import { nameRequest, watchRequests } from './watch-requests.ts';

it('reports a request whose sender disconnects before the request is identified', async () => {
  const told: Served[] = [];
  const arrived = Promise.withResolvers<IncomingMessage>();
  const server = createServer((incoming) => arrived.resolve(incoming));
  watchRequests(server, (served) => told.push(served));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const asked = request({ port, host: '127.0.0.1', path: '/slow' });
  asked.on('error', () => {});
  asked.end();
  const incoming = await arrived.promise;
  const gone = once(incoming.socket, 'close');
  asked.destroy();
  await gone;
  expect(told).toEqual([]);
  nameRequest(incoming, { name: 'slow', request: 'its-id' });
  expect(told).toMatchObject([{ name: 'slow', request: 'its-id', method: 'GET', isCut: true }]);
  server.close();
});
