/** A real mail server for tests, which can be made to refuse, delay letters or disappear. */
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** Of `localhost`, until 2126; only these tests trust it. */
export const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBmjCCAUGgAwIBAgIUFtkfij/waKm/ZHQpjuPf9vCVaN8wCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyNjEwMzgxM1oYDzIxMjYxMTAy
MTAzODEzWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAR+XvNDJGwpg4r1k7n9GkNreGL37ewdFR6Uf5t3jb/EM8pgP9EmC76B
XB/L3WpBtLXDFIhLMKG9pvQpxh3JsDl3o28wbTAdBgNVHQ4EFgQUKk5NKDie4ZaL
CEMqD4w9Ifm6ry0wHwYDVR0jBBgwFoAUKk5NKDie4ZaLCEMqD4w9Ifm6ry0wGgYD
VR0RBBMwEYIJbG9jYWxob3N0hwR/AAABMA8GA1UdEwEB/wQFMAMBAf8wCgYIKoZI
zj0EAwIDRwAwRAIga6rxArApkawo32qzEIqvHy61k+EcHey/NsSM7Ddm5fwCIHuV
0bjMpi6OM8ry4Mms4ha2M+63STNYeXwBDzMalIKU
-----END CERTIFICATE-----`;

const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgA2pKkyQ6Ecuo6Roq
9DoqCVQpQfoHpgING2H6mFCwbeGhRANCAAR+XvNDJGwpg4r1k7n9GkNreGL37ewd
FR6Uf5t3jb/EM8pgP9EmC76BXB/L3WpBtLXDFIhLMKG9pvQpxh3JsDl3
-----END PRIVATE KEY-----`;

/** Its behaviour for the next letters, in order; afterwards it accepts them. */
type Deed =
  | { readonly at: 'from' | 'rcpt' | 'data'; readonly code: number; readonly words: string }
  /** The connection ends: before the letter, or after it without a response. */
  | { readonly at: 'rcpt' | 'data'; readonly code: 'cut' };

type Received = {
  readonly from: string;
  readonly to: readonly string[];
  readonly message: string;
  readonly isSecure: boolean;
  readonly user: string | null;
};

const refusal = (words: string, responseCode: number) =>
  Object.assign(new Error(words), { responseCode });

export type MailServer = {
  readonly port: number;
  readonly received: readonly Received[];
  readonly will: (deed: Deed) => void;
  /** Delays the responses to further letters until they are released. */
  readonly hold: () => void;
  /** How many letters wait for a response. */
  readonly held: () => number;
  readonly release: () => void;
  readonly close: () => Promise<void>;
};

/** @param hasTls whether it offers STARTTLS. */
export async function startMailServer({ hasTls = true } = {}): Promise<MailServer> {
  const received: Received[] = [];
  const deeds: Deed[] = [];
  const waiting: (() => void)[] = [];
  let isHolding = false;
  const sockets = new Map<number | undefined, Socket>();
  /** The planned behaviour at this stage, if the next one is for it. */
  const dueAt = (at: Deed['at']) => (deeds[0]?.at === at ? deeds.shift() : undefined);
  const cut = ({ remotePort }: { readonly remotePort: number }) =>
    sockets.get(remotePort)?.destroy();
  const server = new SMTPServer({
    key: KEY,
    cert: CERTIFICATE,
    authOptional: true,
    // A name server that does not answer would delay every greeting.
    disableReverseLookup: true,
    hidePIPELINING: false,
    disabledCommands: hasTls ? [] : ['STARTTLS'],
    onAuth: ({ username }, _session, done) => done(null, { user: username }),
    onConnect: (_session, done) => done(),
    onMailFrom(_address, _session, done) {
      const deed = dueAt('from');
      if (deed && deed.code !== 'cut') done(refusal(deed.words, deed.code));
      else done();
    },
    onRcptTo(_address, session, done) {
      const deed = dueAt('rcpt');
      if (!deed) done();
      else if (deed.code === 'cut') cut(session);
      else done(refusal(deed.words, deed.code));
    },
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const deed = dueAt('data');
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          message: Buffer.concat(parts).toString('utf8'),
          isSecure: session.secure,
          user: typeof session.user === 'string' ? session.user : null,
        });
        if (isHolding) waiting.push(() => done(null, 'Ok'));
        else if (!deed) done(null, 'Ok');
        else if (deed.code === 'cut') cut(session);
        else done(refusal(deed.words, deed.code));
      });
    },
  });
  // A failing server drops its connections; later errors on them are expected.
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => sockets.set(socket.remotePort, socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    received,
    will: (deed) => void deeds.push(deed),
    hold: () => {
      isHolding = true;
    },
    held: () => waiting.length,
    release: () => {
      isHolding = false;
      for (const answer of waiting.splice(0)) answer();
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
