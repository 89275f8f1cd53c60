/**
 * Any other gateway, over HTTP. It receives a POST with the JSON of a template and the header
 * `Idempotency-Key`, and accepts the message with a 2xx; `id` and `cost` (roubles) of a JSON reply are
 * stored. 400 and 422 refuse the text, 404 and 410 the number; every other 4xx is the gateway's fault.
 *
 * A status address is asked by our id: `{"status": "delivered"}` and `"failed"` are final, anything
 * else is under way, and 404 means that it never got the message.
 */
import * as v from 'valibot';
import {
  refused,
  unclear,
  type Gateway,
  type Outgoing,
  type Outcome,
  type Status,
} from '../gateway.ts';
import { askGateway, kopecksOf } from './ask-gateway.ts';

type Options = {
  readonly url: string;
  readonly body: string;
  readonly key: string | null;
  readonly sender: string | null;
  readonly statusUrl: string | null;
  /** Reply timeout in milliseconds. */
  readonly patience?: number;
};

const taken = v.object({
  id: v.optional(v.union([v.string(), v.pipe(v.number(), v.transform(String))])),
  cost: v.optional(v.unknown()),
});
const state = v.object({ status: v.string(), cost: v.optional(v.unknown()) });

const CONTENT = [400, 422];
const RECIPIENT = [404, 410];

/** The template with the values inserted into its strings, escaped as JSON. */
export function filledBody(
  template: string,
  { id, to, text, sender }: Pick<Outgoing, 'to' | 'text'> & { id: string; sender: string },
): string {
  const values: Readonly<Record<string, string>> = { id, to, text, sender };
  return template.replaceAll(/\{(id|to|text|sender)\}/g, (_whole, name: string) =>
    JSON.stringify(values[name] ?? '').slice(1, -1),
  );
}

function outcomeOf(status: number, body: unknown): Outcome {
  if (CONTENT.includes(status)) return refused('content', `${status}`);
  if (RECIPIENT.includes(status)) return refused('recipient', `${status}`);
  const read = v.safeParse(taken, body);
  const { id = null, cost } = read.success ? read.output : {};
  return { kind: 'taken', id, cost: kopecksOf(cost) };
}

function kindOf(status: string): Status['kind'] {
  if (status === 'delivered') return 'delivered';
  return status === 'failed' ? 'undelivered' : 'on-its-way';
}

/** Any SMS gateway that receives a POST with JSON. */
export function httpGateway(options: Options): Gateway {
  const { url, body: template, key, sender, statusUrl } = options;
  const patience = options.patience === undefined ? {} : { patience: options.patience };
  const authorization = key === null ? {} : { authorization: `Bearer ${key}` };
  const ourId = (id: number) => `yasno-${id}`;
  async function ask({ id }: { readonly id: number }): Promise<Status> {
    const place = (statusUrl ?? '').replaceAll('{id}', encodeURIComponent(ourId(id)));
    const accepted = { ...patience, accepts: [404] };
    const answer = await askGateway(place, { headers: authorization }, accepted);
    if (answer.kind === 'none') return unclear;
    if (answer.status === 404) return { kind: 'absent', detail: '404', cost: null };
    const read = v.safeParse(state, answer.body);
    if (!read.success) return unclear;
    const { status, cost } = read.output;
    return { kind: kindOf(status), detail: null, cost: kopecksOf(cost) };
  }
  return {
    name: 'http',
    channel: 'sms',
    knowsOurIds: statusUrl !== null,
    async send({ id, to, text }) {
      const body = filledBody(template, { id: ourId(id), to, text, sender: sender ?? '' });
      const headers = {
        'content-type': 'application/json; charset=utf-8',
        'idempotency-key': ourId(id),
        ...authorization,
      };
      const accepted = { ...patience, accepts: [...CONTENT, ...RECIPIENT] };
      const answer = await askGateway(url, { method: 'POST', body, headers }, accepted);
      return answer.kind === 'none' ? answer.outcome : outcomeOf(answer.status, answer.body);
    },
    ...(statusUrl === null ? {} : { ask }),
    close: () => {},
  };
}
