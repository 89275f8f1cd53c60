import type * as v from 'valibot';
import type { AnyCall } from '../../contract/call.ts';
import { readEnvelope } from '../../src/client/calls/envelope.ts';
import { failure, type Result } from '../../src/client/calls/result.ts';

const TOO_LARGE = 'Это слишком много для\u00a0сервера: уменьшите файл или текст';

/**
 * Reads a response. A server in front of the backend refuses too large a body with a page of its own,
 * which says nothing about the backend.
 * @param body the parsed JSON, `undefined` if the response was not JSON.
 */
export function readAnswer<R extends v.GenericSchema>(
  call: AnyCall & { readonly result: R },
  status: number,
  body: unknown,
): Result<v.InferOutput<R>> {
  return status === 413 && body === undefined
    ? failure({ code: 'too_large', description: TOO_LARGE, call: call.name, status })
    : readEnvelope(call, status, body);
}
