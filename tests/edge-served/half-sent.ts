import { once } from 'node:events';
import { connect } from 'node:net';

/** Begins a request with a body of 5000 bytes, sends eleven of them and goes away. */
export async function sendHalf(origin: string, path: string): Promise<void> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\n` +
      'Content-Length: 5000\r\n\r\n{"phone":"7',
  );
  // The server has it before the connection goes.
  await new Promise<void>((resolve) => setImmediate(resolve));
  socket.destroy();
  await once(socket, 'close');
}

/** Sends text over a connection of its own. @returns all that comes back until it is closed. */
export async function sendRaw(origin: string, text: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.setTimeout(30_000, () => socket.destroy(new Error('The connection stays open')));
  socket.write(text);
  let reply = '';
  for await (const chunk of socket.setEncoding('utf8')) reply += String(chunk);
  return reply;
}
