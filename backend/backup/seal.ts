/** Encryption of backups, in the format of `age`, which any `age` program can open. */
import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { BackupError } from './backup-error.ts';

/** The first bytes of every encrypted backup. */
export const SEALED = 'age-encryption.org/v1';

type Bytes = AsyncIterable<Uint8Array>;

/** `age` reads and writes web streams. */
const streamOf = (source: Bytes) =>
  Readable.toWeb(Readable.from(source)) as ReadableStream<Uint8Array>;

/** Node's web streams are async iterables; the browser's types do not declare that. */
const bytesOf = (stream: ReadableStream<Uint8Array>) =>
  Readable.fromWeb(stream as NodeStream<Uint8Array>);

/** A public key can only encrypt. */
const isPublic = (key: string) => key.startsWith('age1');

/** Loaded on first use: it is half a megabyte of cryptography. */
const loadAge = () => import('age-encryption');

/** Encrypts for a secret key, or for a public key whose secret is kept elsewhere. */
export function sealWith(key: string): (source: Bytes) => AsyncGenerator<Uint8Array> {
  return async function* sealed(source) {
    const { Encrypter, identityToRecipient } = await loadAge();
    const encrypter = new Encrypter();
    encrypter.addRecipient(isPublic(key) ? key : await identityToRecipient(key));
    yield* bytesOf(await encrypter.encrypt(streamOf(source)));
  };
}

/** @throws BackupError when the key does not decrypt it. */
export function openWith(
  key: string | undefined,
  about: string,
): (source: Bytes) => AsyncGenerator<Uint8Array> {
  return async function* opened(source) {
    if (!key) throw new BackupError(`${about} is encrypted; set BACKUP_KEY.`);
    if (isPublic(key)) {
      throw new BackupError(
        `${about} is encrypted, and the BACKUP_KEY given only encrypts; set the secret one.`,
      );
    }
    const { Decrypter } = await loadAge();
    const decrypter = new Decrypter();
    decrypter.addIdentity(key);
    const bytes = await decrypter.decrypt(streamOf(source)).catch((error: unknown) => {
      throw new BackupError(`${about} is not opened by this BACKUP_KEY.`, { cause: error });
    });
    yield* bytesOf(bytes);
  };
}

/** A new key, for `npm run backup -- --new-key`. */
export async function newKey(): Promise<{ secret: string; public: string }> {
  const { generateX25519Identity, identityToRecipient } = await loadAge();
  const secret = await generateX25519Identity();
  return { secret, public: await identityToRecipient(secret) };
}
