/** Letters by SMTP, through nodemailer. */
import type { Readable } from 'node:stream';
import { createTransport, type Transporter } from 'nodemailer';
import * as v from 'valibot';
import type { MailFrom } from '../../../src/config/sender-settings.ts';
import { oneLine } from '../../outbox/one-line.ts';
import { refused, type Gateway, type Outcome, type Outgoing } from '../gateway.ts';
import { letterHtml } from './letter-html.ts';
import { smtpOutcome } from './smtp-outcome.ts';
import { mailTrouble } from './smtp-trouble.ts';

export type Dkim = {
  readonly domainName: string;
  readonly keySelector: string;
  /** PEM. */
  readonly privateKey: string;
};

/** The parts of a letter besides its own text. */
export type LetterContext = {
  readonly siteUrl: string;
  /** The address for replies; null: the sender's. */
  readonly replyTo: string | null;
  /** The current name of the brand. */
  readonly brand: () => Promise<string>;
  /** The unsubscribe link of a mailing; null for any other letter. */
  readonly unsubscribe: (message: Outgoing) => string | null;
};

type Options = {
  readonly url: string;
  readonly from: MailFrom;
  readonly dkim: Dkim | null;
  readonly context: LetterContext;
  /** Certificates to trust in addition to the system's. */
  readonly ca?: string;
  /** Total timeout for one letter, in milliseconds. */
  readonly patience?: number;
};

const SECOND = 1_000;

/** Local hosts: nobody can intercept their traffic. */
const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

const address = v.pipe(v.string(), v.maxLength(320), v.email());

/** The connection settings of a server; `ca` is trusted in addition to the system's certificates. */
export function connectionTo(url: string, ca?: string) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const auth = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    // A password or a code must never be sent unencrypted, even if a proxy strips STARTTLS.
    requireTLS: !secure && !LOCAL.has(hostname),
    ...(username === '' ? {} : { auth }),
    ...(ca === undefined ? {} : { tls: { ca } }),
  };
}

/** Headers of a mailing (RFC 8058: one-click unsubscribe without signing in). */
function listHeaders(unsubscribe: string | null) {
  if (unsubscribe === null) return {};
  return {
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** Adds a timeout to work that has none. */
function within<T>(milliseconds: number, work: Promise<T>, late: T): Promise<T> {
  const { promise, resolve } = Promise.withResolvers<T>();
  const timer = setTimeout(() => resolve(late), milliseconds);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

/**
 * Remembers the stream of each letter. It is read once the server asks for the letter; if no reply
 * follows, the server may have accepted it.
 */
function keepStreams(transport: Transporter, streams: Map<string, Readable>): void {
  transport.use('stream', ({ message }, done) => {
    const make = message.createReadStream.bind(message);
    message.createReadStream = (options) => {
      const stream = make(options);
      streams.set(message.messageId(), stream);
      return stream;
    };
    done();
  });
}

/**
 * A mail server. Letters carry the text as written and as HTML, are signed if there is a key, and keep
 * one Message-ID across retries.
 */
export function smtp({ url, from, dkim, context, ca, patience = 60 * SECOND }: Options): Gateway {
  const transport = createTransport({
    pool: true,
    maxConnections: 5,
    // The pool would resend a letter whose connection closed after it was sent.
    maxRequeues: 0,
    connectionTimeout: 5 * SECOND,
    greetingTimeout: 5 * SECOND,
    socketTimeout: 10 * SECOND,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...connectionTo(url, ca),
    ...(dkim ? { dkim } : {}),
  });
  const streams = new Map<string, Readable>();
  keepStreams(transport, streams);
  const host = from.address.slice(from.address.indexOf('@') + 1);

  async function letterOf(message: Outgoing) {
    const unsubscribe = context.unsubscribe(message);
    const subject = oneLine(message.subject ?? '');
    const brand = await context.brand();
    const { siteUrl, replyTo } = context;
    const { text } = message;
    return {
      date: message.sentAt,
      from,
      to: { name: '', address: message.to },
      envelope: { from: from.address, to: [message.to] },
      ...(replyTo === null ? {} : { replyTo }),
      subject,
      text: unsubscribe === null ? text : `${text}\n\n--\nОтписаться: ${unsubscribe}`,
      html: letterHtml({ subject, text, brand, siteUrl, unsubscribe }),
      headers: { ...listHeaders(unsubscribe), 'Auto-Submitted': 'auto-generated' },
    };
  }

  async function sendLetter(message: Outgoing): Promise<Outcome> {
    const messageId = `<outbox-${message.id}@${host}>`;
    try {
      await transport.sendMail({ messageId, ...(await letterOf(message)) });
      return { kind: 'taken', id: messageId, cost: null };
    } catch (error) {
      return smtpOutcome(error, streams.get(messageId)?.readableDidRead ?? false);
    } finally {
      streams.delete(messageId);
    }
  }

  return {
    name: 'smtp',
    channel: 'email',
    knowsOurIds: false,
    async send(message) {
      // A list of addresses, or an address with an injected header, is not an address.
      if (!v.is(address, message.to)) return refused('recipient', 'address');
      // The pool may still send it, so the outcome is unknown.
      const late = { kind: 'unknown', failure: 'no-reply', detail: 'timeout' } as const;
      return within<Outcome>(patience, sendLetter(message), late);
    },
    async check() {
      const { hostname, port } = new URL(url);
      const place = port === '' ? hostname : `${hostname}:${port}`;
      return transport.verify().then(
        () => null,
        (error: unknown) => mailTrouble(error, place),
      );
    },
    close: () => transport.close(),
  };
}
