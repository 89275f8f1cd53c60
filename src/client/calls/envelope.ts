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

/** Sections 5 and 8: these count as failures, whatever the HTTP status. */
function isFailure(body: Failed): boolean {
  if (body.error || body.error_description) return true;
  return String(body.code) === '400' && Boolean(body.message);
}

function failureOf(call: string, status: number, body: Failed): Result<never> {
  const sent = body.error ?? '';
  const code = isErrorCode(sent) ? sent : 'upstream';
  const description = body.error_description || body.message || DESCRIPTIONS.upstream;
  return failure({ code, description, call, status, ...(body.fields && { fields: body.fields }) });
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
  const asFailure = v.safeParse(failed, body);
  if (asFailure.success && isFailure(asFailure.output)) {
    return failureOf(call, status, asFailure.output);
  }
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
