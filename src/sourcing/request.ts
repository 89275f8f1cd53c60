import type { AnyCall } from '../../contract/call.ts';
import { callBackend } from '../client/calls/call.ts';
import type { CallError } from '../client/calls/result.ts';
import { SourcingError, type Told } from './source.ts';

/** Pauses before the second, third and fourth attempt, in milliseconds. */
const PAUSES = [300, 1_000, 3_000];

/** Temporary failures: the network, a timeout, a server that is starting or too busy. */
const MAY_PASS = new Set([
  ...['upstream', 'upstream_timeout', 'internal', 'unavailable', 'too_many_requests'],
]);

export type Requester = {
  readonly origin: string;
  readonly fetch: typeof fetch;
  /** Called with a message before each retry. */
  readonly warn: (message: string) => void;
  /** Waits this many milliseconds before a retry. */
  readonly wait: (milliseconds: number) => Promise<unknown>;
  /** Timeout of a response in milliseconds; the contract's own by default. */
  readonly timeout?: number;
};

function describe(error: CallError): string {
  const place = error.path ? `, field ${error.path}` : '';
  return `call "${error.call}"${place}: ${error.reason ?? error.description} (${error.code})`;
}

/** `result.items.3.lead` is the field `lead` of an entity. */
const FIELD = /^(?:result\.)?(?:[a-z]+\.\d+\.)?/;

/** The message to an editor about a response that breaks the contract. */
export const brokenField = (path: string): Told => ({
  field: path.replace(FIELD, '') || null,
  words: 'Здесь то, чего сайт не\u00a0ждёт',
});

/**
 * The parsed result of a call, with retries while they can help.
 * @throws SourcingError naming the call and, if its contract is broken, the field.
 */
export async function request(
  entry: AnyCall,
  params: Readonly<Record<string, unknown>>,
  requester: Requester,
): Promise<unknown> {
  for (let attempt = 0; ; attempt += 1) {
    const reply = await callBackend(entry, params, {
      origin: requester.origin,
      fetch: requester.fetch,
      ...(requester.timeout !== undefined && { timeout: requester.timeout }),
    });
    if (reply.ok) return reply.value;
    const pause = PAUSES[attempt];
    const mayPass = MAY_PASS.has(reply.error.code);
    if (pause === undefined || !mayPass) {
      const { code, path } = reply.error;
      const told = code === 'upstream_contract' && path ? brokenField(path) : null;
      throw new SourcingError(describe(reply.error), { mayPass, told });
    }
    requester.warn(`${describe(reply.error)}; retrying`);
    await requester.wait(pause);
  }
}
