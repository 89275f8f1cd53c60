import * as v from 'valibot';
import { refused, type Outcome } from '../gateway.ts';

const failure = v.object({
  code: v.optional(v.string()),
  /** The SMTP command that failed: `RCPT TO`, `DATA`. */
  command: v.optional(v.string()),
  response: v.optional(v.string()),
  responseCode: v.optional(v.number()),
});

/** «550 5.1.1»: the codes of a reply. Its words may contain the address. */
function detailOf(response: string, code: number): string {
  const [enhanced] = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(response) ?? [];
  return enhanced === undefined ? `${code}` : `${code} ${enhanced}`;
}

/** Refusals of us, not of the recipient: authentication or permission to send is missing. */
const OURS = /^(?:530|535)\b|\b5\.7\.\d/;

/** The outcome that the server's reply to a command means. */
function answered(command: string, code: number, detail: string): Outcome {
  if (code < 500 || OURS.test(detail)) return refused('gateway', detail);
  if (command === 'RCPT TO') return refused('recipient', detail);
  return refused(command === 'DATA' ? 'content' : 'gateway', detail);
}

/**
 * Maps an error of nodemailer to the outcome of a letter.
 * @param isHanded whether the letter's data was already being sent: without a reply, its fate is unknown.
 */
export function smtpOutcome(error: unknown, isHanded: boolean): Outcome {
  const read = v.safeParse(failure, error);
  const {
    code = 'failed',
    command = '',
    response = '',
    responseCode,
  } = read.success ? read.output : {};
  // Once the letter is being sent, only the reply to it proves that it was not accepted.
  const isAnswer = responseCode !== undefined && (!isHanded || code === 'EMESSAGE');
  if (isAnswer) return answered(command, responseCode, detailOf(response, responseCode));
  if (isHanded) return { kind: 'unknown', failure: 'no-reply', detail: code };
  // No command was sent: the address itself is invalid.
  return refused(code === 'EENVELOPE' ? 'recipient' : 'gateway', code);
}
