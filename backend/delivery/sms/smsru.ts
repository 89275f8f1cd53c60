/**
 * SMS.ru, by its documentation of `sms/send` and `sms/status` (sms.ru/api). Both take their
 * parameters from a form: `api_id`, `json=1`, and `to`, `msg`, `from` or `sms_id`. A reply has a
 * status of the request and one of each message: 100 was accepted, 2xx and 3xx are refusals. Its
 * statuses: −1 not found, 100 to 102 under way, 103 delivered, 110 read, 104 to 108 and 150 not
 * delivered. The cost is in the status only.
 *
 * A message has no id of ours and no key against repetition, so one whose reply is lost stays unknown.
 */
import * as v from 'valibot';
import {
  refused,
  unclear,
  type Gateway,
  type Outcome,
  type Refusal,
  type Status,
} from '../gateway.ts';
import { askGateway, digitsOf, kopecksOf, oddReply, posted } from './ask-gateway.ts';

type Options = {
  readonly key: string;
  readonly sender: string | null;
  /** Overrides their address, for a test double. */
  readonly url?: string;
  /** Reply timeout in milliseconds. */
  readonly patience?: number;
};

const one = v.object({
  status_code: v.number(),
  sms_id: v.optional(v.string()),
  cost: v.optional(v.unknown()),
});
const reply = v.object({
  status_code: v.number(),
  sms: v.optional(v.record(v.string(), one)),
});

const ACCEPTED = 100;

/** 202 no such number, 207 no route to it, 209 on the stop list. */
const RECIPIENT = new Set([202, 207, 209]);
/** 203 no text, 205 too long, 212 not UTF-8. */
const CONTENT = new Set([203, 205, 212]);

function refusalOf(code: number): Refusal {
  const failure = RECIPIENT.has(code) ? 'recipient' : CONTENT.has(code) ? 'content' : 'gateway';
  return refused(failure, `${code}`);
}

function outcomeOf(body: unknown, phone: string): Outcome {
  const read = v.safeParse(reply, body);
  if (!read.success) return oddReply;
  const { status_code: code, sms } = read.output;
  if (code !== ACCEPTED) return refusalOf(code);
  const mine = sms?.[phone];
  if (!mine) return oddReply;
  if (mine.status_code !== ACCEPTED) return refusalOf(mine.status_code);
  if (!mine.sms_id) return oddReply;
  return { kind: 'taken', id: mine.sms_id, cost: kopecksOf(mine.cost) };
}

function kindOf(code: number): Status['kind'] {
  if (code === 103 || code === 110) return 'delivered';
  if (code >= 100 && code <= 102) return 'on-its-way';
  if (code === -1) return 'absent';
  return (code >= 104 && code <= 108) || code === 150 ? 'undelivered' : 'unclear';
}

/** The SMS gateway sms.ru. */
export function smsru({ key, sender, url = 'https://sms.ru', patience }: Options): Gateway {
  const call = (path: string, fields: Record<string, string>) =>
    askGateway(
      `${url}/sms/${path}`,
      posted({ api_id: key, json: '1', ...fields }),
      patience === undefined ? {} : { patience },
    );
  return {
    name: 'smsru',
    channel: 'sms',
    knowsOurIds: false,
    async send({ to, text }) {
      const phone = digitsOf(to);
      const from = sender === null ? {} : { from: sender };
      const answer = await call('send', { to: phone, msg: text, ...from });
      return answer.kind === 'none' ? answer.outcome : outcomeOf(answer.body, phone);
    },
    async ask(_message, gatewayId) {
      if (gatewayId === null) return unclear;
      const answer = await call('status', { sms_id: gatewayId });
      const read = v.safeParse(reply, answer.kind === 'answer' ? answer.body : undefined);
      const mine = read.success ? read.output.sms?.[gatewayId] : undefined;
      if (!mine) return unclear;
      const { status_code: code, cost } = mine;
      return { kind: kindOf(code), detail: `${code}`, cost: kopecksOf(cost) };
    },
    close: () => {},
  };
}
