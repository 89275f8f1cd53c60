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

/** @throws StopError when another process listens there, or this one has no permission to. */
export function listenAt(server: Server, { port, host, setting }: Place): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const taken = `Port ${port} is already in use; set ${setting} to a free one.`;
      const refused = `This process may not listen at ${host ?? 'any address'}, port ${port}; set ${setting} to others.`;
      if (hasCode(error, 'EADDRINUSE')) reject(new StopError(taken));
      else if (hasCode(error, 'EACCES', 'EADDRNOTAVAIL')) reject(new StopError(refused));
      else reject(error);
    });
    server.listen(port, host, resolve);
  });
}
