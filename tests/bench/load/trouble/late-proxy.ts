/** A proxy that delays everything a server sends. */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Opens it. @param target host and port of the server. */
export async function openLateProxy(target: { readonly host: string; readonly port: number }) {
  let delay = 0;
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => sockets.delete(socket));
  };
  const server = createServer((client) => {
    const upstream = connect(target.port, target.host);
    keep(client);
    keep(upstream);
    client.pipe(upstream);
    upstream.on('data', (data: Buffer) => {
      // Each chunk is delayed equally, so that they stay in order.
      setTimeout(() => client.write(data), delay);
    });
    upstream.once('close', () => client.destroy());
    client.once('close', () => upstream.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    /** Delays the server's data by that many milliseconds from now on. */
    setDelay: (ms: number) => {
      delay = ms;
    },
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
