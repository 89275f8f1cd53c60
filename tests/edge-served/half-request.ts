import { once } from 'node:events';
import { connect } from 'node:net';

/**
 * Starts a request with a body of 5000 bytes and sends eleven of them. @returns a function that
 * disconnects.
 */
export async function sendHalfRequest(origin: string, path: string): Promise<() => Promise<void>> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\n` +
      'Content-Length: 5000\r\n\r\n{"phone":"7',
  );
  return async () => {
    socket.destroy();
    await once(socket, 'close');
  };
}
