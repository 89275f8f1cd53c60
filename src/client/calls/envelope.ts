import * as v from 'valibot';
import type { AnyCall } from '../../../contract/call.ts';
import { isErrorCode, type ErrorCode } from '../../../contract/errors.ts';
import { failure, success, type Result } from './result.ts';

export const DESCRIPTIONS = {
  upstream: 'Сервис временно недоступен. Попробуйте ещё раз позже',
  upstream_timeout: 'Сервис не\u00a0ответил вовремя. Попробуйте ещё раз',
  upstream_contract: 'Сервис прислал неожиданный ответ. Мы уже разбираемся',
} as const satisfies Partial<Record<ErrorCode, string>>;

/** Instead of `upstream` where the visitor's own network is gone: the service may be well. */
export const NO_CONNECTION = 'Нет соединения. Проверьте интернет и\u00a0попробуйте ещё раз';

// Looser than the contract's own `errorEnvelope`: section 8 allows responses with a single field.
const failed = v.object({
  error: v.optional(v.nullable(v.string())),
  error_description: v.optional(v.nullable(v.string())),
  code: v.optional(v.unknown()),
  message: v.optional(v.nullable(v.string())),
  fields: v.optional(v.record(v.string(), v.string())),
});

type Failed = v.InferOutput<typeof failed>;

const isRefusal = ({ code, message }: Failed) => String(code) === '400' && Boolean(message);

/**
 * The failure in a body: sections 5 and 8 say what counts as one, whatever the HTTP status. Code 400
 * and its message are read from the result, too: the specification says «the result code».
 * @returns null if it is not a failure.
 */
export function failedPart(body: unknown): Failed | null {
  const whole = v.safeParse(failed, body);
  if (!whole.success) return null;
  const { error, error_description: description } = whole.output;
  if (error || description || isRefusal(whole.output)) return whole.output;
  const inside = v.safeParse(v.object({ result: failed }), body);
  return inside.success && isRefusal(inside.output.result) ? inside.output.result : null;
}

function failureOf(call: string, status: number, body: Failed): Result<never> {
  const sent = body.error ?? '';
  const code = isErrorCode(sent) ? sent : 'upstream';
  const told = body.error_description || body.message;
  return failure({
    code,
    description: told || DESCRIPTIONS.upstream,
    // These codes come from the edge, which has no response of the server.
    ...(told && !Object.hasOwn(DESCRIPTIONS, sent) && { isServers: true }),
    call,
    status,
    ...(body.fields && { fields: body.fields }),
  });
}

/**
 * Reads the body of a response: the envelope's error, or its result parsed by the entry's schema.
 * @param body the parsed JSON, `undefined` if the response was not JSON.
 */
export function readEnvelope<R extends v.GenericSchema>(
  entry: AnyCall & { readonly result: R },
  status: number,
  body: unknown,
): Result<v.InferOutput<R>> {
  const call = entry.name;
  const refused = failedPart(body);
  if (refused) return failureOf(call, status, refused);
  if (status < 200 || status > 299) {
    const reason = `status ${status} without an error envelope`;
    return failure({ code: 'upstream', description: DESCRIPTIONS.upstream, call, status, reason });
  }
  const key = entry.envelope ?? 'result';
  const parsed = v.safeParse(v.object({ [key]: entry.result }), body);
  if (parsed.success) return success(parsed.output[key]);
  const [issue] = parsed.issues;
  const path = v.getDotPath(issue) ?? key;
  const description = DESCRIPTIONS.upstream_contract;
  return failure({
    code: 'upstream_contract',
    description,
    call,
    status,
    path,
    reason: issue.message,
  });
}
