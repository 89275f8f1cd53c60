import type { Server } from 'node:http';
import { hasCode } from './error-code.ts';
import { StopError } from './stop-error.ts';

export type Place = {
  readonly port: number;
  /** Absent: all addresses of the machine. */
  readonly host?: string | undefined;
  /** The setting that changes the port, for the error message. */
  readonly setting: string;
};

/** An error of listening, as a sentence where a setting is wrong. */
function toldListening(error: unknown, { port, host, setting }: Place): unknown {
  if (hasCode(error, 'EADDRINUSE')) {
    return new StopError(`Port ${port} is already in use; set ${setting} to a free one.`);
  }
  const codes = ['EACCES', 'EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'ERR_SOCKET_BAD_PORT'];
  if (!hasCode(error, ...codes)) return error;
  const settings = `${setting.replace('PORT', 'HOST')} and ${setting}`;
  return new StopError(
    `This process cannot listen at ${host ?? 'any address'}, port ${port}; set ${settings} to others.`,
  );
}

/** @throws StopError when another process listens there, or this one cannot. */
export function listenAt(server: Server, place: Place): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(place.port, place.host, resolve);
  }).catch((error: unknown) => {
    throw toldListening(error, place);
  });
}
