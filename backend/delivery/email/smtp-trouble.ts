import * as v from 'valibot';

const failure = v.object({
  message: v.string(),
  responseCode: v.optional(v.number()),
});

/** The problems that replies to the greeting or the login point to. */
const REPLIES: Readonly<Record<number, string>> = {
  530: 'it requires a user name and a password (530)',
  534: 'it requires another authentication method (534)',
  535: 'it rejects the user name or the password (535)',
};

const CERTIFICATE = /certificate/i;

/** Drops the advice for programmers at the end of Node's messages. */
const reasonIn = (message: string) => message.replace(/; .*$/s, '');

/**
 * Why letters cannot be sent, in one sentence that names the setting.
 * @param error of a connection without a letter, so it contains no recipient.
 * @param place the server, without name and password.
 */
export function mailTrouble(error: unknown, place: string): string {
  const read = v.safeParse(failure, error);
  const { message, responseCode } = read.success
    ? read.output
    : { message: String(error), responseCode: undefined };
  const reason =
    responseCode === undefined
      ? reasonIn(message)
      : (REPLIES[responseCode] ?? `it responds with ${responseCode}`);
  const hint = CERTIFICATE.test(reason)
    ? 'SMTP_URL, or NODE_EXTRA_CA_CERTS for a certificate of your own'
    : 'SMTP_URL';
  return `Emails cannot be sent through the mail server ${place}: ${reason}. They are queued; check ${hint}.`;
}
