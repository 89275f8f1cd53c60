/**
 * SMSC, by its documentation of `send.php` and `status.php` (smsc.ru/api/http). Both take a form:
 * `login`, `psw`, `fmt=3` for JSON, and `phones`, `mes`, `id`, `sender`, `charset`, `cost=3` (send and
 * say the cost) or `phone`, `id`. A refusal is an `error_code`: 1 parameters, 2 login, 3 money, 4
 * address blocked, 6 text or sender forbidden, 7 no phone, 8 cannot be delivered, 9 the same request
 * twice in a minute. Statuses: −3 not found, −2 stopped, −1 waiting, 0 with the operator, 1 delivered,
 * 2 read, 4 link opened, 3 and 20 to 25 not delivered.
 *
 * The id is ours (1 to 2147483647): a message whose reply is lost is found by it and its phone.
 */
import * as v from 'valibot';
import { refused, unclear, type Gateway, type Outcome, type Status } from '../gateway.ts';
import { askGateway, digitsOf, kopecksOf, oddReply, posted } from './ask-gateway.ts';

type Options = {
  readonly login: string;
  readonly password: string;
  readonly sender: string | null;
  /** Overrides their address, for a test double. */
  readonly url?: string;
  /** Reply timeout in milliseconds. */
  readonly patience?: number;
};

const whole = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform(Number),
  v.number(),
  v.integer(),
);
const refusal = v.object({ error_code: whole });
const accepted = v.object({ id: whole, cnt: whole, cost: v.optional(v.unknown()) });
const state = v.object({ status: whole });

/** The same request within a minute: the earlier one may have been accepted. */
const REPEATED = 9;
const RECIPIENT = new Set([7, 8]);
const FORBIDDEN = 6;

function outcomeOf(body: unknown, id: number): Outcome {
  const fault = v.safeParse(refusal, body);
  if (fault.success) {
    const { error_code: code } = fault.output;
    if (code === REPEATED) return { kind: 'unknown', failure: 'no-reply', detail: `${code}` };
    const failure = RECIPIENT.has(code) ? 'recipient' : code === FORBIDDEN ? 'content' : 'gateway';
    return refused(failure, `${code}`);
  }
  const read = v.safeParse(accepted, body);
  if (!read.success || read.output.id !== id) return oddReply;
  return { kind: 'taken', id: `${id}`, cost: kopecksOf(read.output.cost) };
}

function kindOf(status: number): Status['kind'] {
  if (status === 1 || status === 2 || status === 4) return 'delivered';
  if (status === -1 || status === 0) return 'on-its-way';
  if (status === -3) return 'absent';
  return status === -2 || status === 3 || (status >= 20 && status <= 25)
    ? 'undelivered'
    : 'unclear';
}

/** The SMS gateway smsc.ru. */
export function smsc(options: Options): Gateway {
  const { login, password, sender, url = 'https://smsc.ru', patience } = options;
  const call = (program: string, fields: Record<string, string>) =>
    askGateway(
      `${url}/sys/${program}.php`,
      posted({ login, psw: password, fmt: '3', charset: 'utf-8', ...fields }),
      patience === undefined ? {} : { patience },
    );
  return {
    name: 'smsc',
    channel: 'sms',
    knowsOurIds: true,
    async send({ id, to, text }) {
      const from = sender === null ? {} : { sender };
      const fields = { phones: digitsOf(to), mes: text, id: `${id}`, cost: '3', ...from };
      const answer = await call('send', fields);
      return answer.kind === 'none' ? answer.outcome : outcomeOf(answer.body, id);
    },
    async ask({ id, to }) {
      const answer = await call('status', { phone: digitsOf(to), id: `${id}` });
      const read = v.safeParse(state, answer.kind === 'answer' ? answer.body : undefined);
      if (!read.success) return unclear;
      const { status } = read.output;
      return { kind: kindOf(status), detail: `${status}`, cost: null };
    },
    close: () => {},
  };
}
