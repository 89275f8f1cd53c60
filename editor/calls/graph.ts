/** Reads through GraphQL: related data in one request. */
import { ClientError, GraphQLClient } from 'graphql-request';
import * as v from 'valibot';
import { isErrorCode, type ErrorCode } from '../../contract/errors.ts';
import { CSRF_HEADER } from '../../contract/headers.ts';
import { DESCRIPTIONS } from '../../src/client/calls/envelope.ts';
import { failure, success, type Result } from '../../src/client/calls/result.ts';
import { PATIENCE } from './exchange.ts';
import { signedIn } from './sign-in-again.ts';
import { session } from './session.ts';

const CALL = 'editor.graphql';

/** The backend wraps a refusal, such as an expired session, like that of any other call. */
const refusal = v.object({
  error: v.custom<ErrorCode>((code) => typeof code === 'string' && isErrorCode(code)),
  error_description: v.string(),
});

/** A refusal of a resolver; errors without a code are about the query itself, in English. */
const reported = v.object({ message: v.string(), extensions: v.object({ code: v.string() }) });

function failed(error: unknown, isLate: boolean): Result<never> {
  const told = { call: CALL, reason: error instanceof Error ? error.message : 'unknown' };
  if (!(error instanceof ClientError)) {
    const code = isLate ? 'upstream_timeout' : 'upstream';
    return failure({ ...told, code, description: DESCRIPTIONS[code] });
  }
  const { status, errors, body } = error.response;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), refusal), body);
  if (parsed.success) {
    const { error: code, error_description: description } = parsed.output;
    return failure({ ...told, status, code, description });
  }
  if (status === 401) {
    return failure({ ...told, status, code: 'unauthorized', description: 'Войдите ещё раз' });
  }
  const [first] = errors ?? [];
  if (v.is(reported, first)) {
    return failure({ ...told, status, code: 'bad_request', description: first.message });
  }
  const code = first ? 'upstream_contract' : 'upstream';
  return failure({ ...told, status, code, description: DESCRIPTIONS[code] });
}

async function exchange<R extends v.GenericSchema>(
  query: string,
  variables: Readonly<Record<string, unknown>>,
  schema: R,
  signal: AbortSignal | undefined,
): Promise<Result<v.InferOutput<R>>> {
  const client = new GraphQLClient(new URL('/editor/graphql', location.href).href, {
    credentials: 'same-origin',
    headers: { [CSRF_HEADER]: session.me?.csrf ?? '' },
  });
  const late = AbortSignal.timeout(PATIENCE);
  const asked = {
    ...{ document: query, variables },
    signal: signal ? AbortSignal.any([late, signal]) : late,
  };
  try {
    const parsed = v.safeParse(schema, await client.request<unknown>(asked));
    if (parsed.success) return success(parsed.output);
    const [issue] = parsed.issues;
    const { upstream_contract: description } = DESCRIPTIONS;
    const path = v.getDotPath(issue) ?? '';
    return failure({ code: 'upstream_contract', description, call: CALL, path });
  } catch (error) {
    return failed(error, late.aborted);
  }
}

/** @returns the parsed data of a query. */
export const readGraph = <R extends v.GenericSchema>(
  query: string,
  variables: Readonly<Record<string, unknown>>,
  schema: R,
  signal?: AbortSignal,
): Promise<Result<v.InferOutput<R>>> => signedIn(() => exchange(query, variables, schema, signal));
