import * as v from 'valibot';
import { refused, type Outcome } from '../gateway.ts';

const failure = v.object({
  code: v.optional(v.string()),
  /** What was being done: `RCPT TO`, `DATA`. */
  command: v.optional(v.string()),
  response: v.optional(v.string()),
  responseCode: v.optional(v.number()),
});

/** «550 5.1.1»: the codes of a reply. Its words may contain the address. */
function detailOf(response: string, code: number): string {
  const [enhanced] = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(response) ?? [];
  return enhanced === undefined ? `${code}` : `${code} ${enhanced}`;
}

/** Refusals that speak of us and not of the recipient: to sign in, to be allowed to send. */
const OURS = /^(?:530|535)\b|\b5\.7\.\d/;

/** The server's answer to a command of ours. */
function answered(command: string, code: number, detail: string): Outcome {
  if (code < 500 || OURS.test(detail)) return refused('gateway', detail);
  if (command === 'RCPT TO') return refused('recipient', detail);
  return refused(command === 'DATA' ? 'content' : 'gateway', detail);
}

/**
 * What a failure of nodemailer means for a letter.
 * @param isHanded whether the letter itself was on its way: without an answer to it, nobody knows.
 */
export function smtpOutcome(error: unknown, isHanded: boolean): Outcome {
  const read = v.safeParse(failure, error);
  const {
    code = 'failed',
    command = '',
    response = '',
    responseCode,
  } = read.success ? read.output : {};
  // A reply to the letter itself is the only one that says that it was not taken.
  const isAnswer = responseCode !== undefined && (!isHanded || code === 'EMESSAGE');
  if (isAnswer) return answered(command, responseCode, detailOf(response, responseCode));
  if (isHanded) return { kind: 'unknown', failure: 'no-reply', detail: code };
  // Nothing was asked: the address itself is none.
  return refused(code === 'EENVELOPE' ? 'recipient' : 'gateway', code);
}
