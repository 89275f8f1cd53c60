import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { StopError } from '../../system/stop-error.ts';

/** The server that a URL names, for messages: its host, or the directory of its socket. */
export function placeOf(url: string): string {
  const { host, searchParams } = new URL(url);
  return searchParams.get('host') || host;
}

const certificate = (pem: string) => void new X509Certificate(pem);

/** The files that the driver reads for each connection, by the parameter that names them. */
const FILES = {
  sslrootcert: { parse: certificate, kind: 'a certificate' },
  sslcert: { parse: certificate, kind: 'a certificate' },
  sslkey: { parse: (pem: string) => void createPrivateKey(pem), kind: 'an unencrypted key' },
} as const;

/**
 * Reads the certificates and the key that a URL names. The driver would report a missing file like a missing
 * server, and a spoiled one only once the server answers.
 * @param setting the setting that has the URL, for the message.
 * @throws StopError with the path of the first file that cannot be used.
 */
export function assertCertificates(url: string, setting: string): void {
  const { searchParams } = new URL(url);
  for (const [name, { parse, kind }] of Object.entries(FILES)) {
    const path = searchParams.get(name);
    if (!path) continue;
    const refuse = (reason: string, cause: unknown) =>
      new StopError(`${path}, the ${name} of ${setting}, cannot be used: ${reason}.`, { cause });
    let pem: string;
    try {
      pem = readFileSync(path, 'utf8');
    } catch (error) {
      throw refuse(error instanceof Error ? error.message : String(error), error);
    }
    try {
      parse(pem);
    } catch (error) {
      throw refuse(`it is not ${kind} in PEM format`, error);
    }
  }
}
