/** Reads through GraphQL: related data in one request. */
import { ClientError, GraphQLClient } from 'graphql-request';
import * as v from 'valibot';
import { CSRF_HEADER } from '../../contract/headers.ts';
import { DESCRIPTIONS } from '../../src/client/calls/envelope.ts';
import { failure, success, type Result } from '../../src/client/calls/result.ts';
import { signedIn } from './sign-in-again.ts';
import { session } from './session.ts';

const CALL = 'editor.graphql';

/** The backend wraps a refusal, such as an expired session, like that of any other call. */
const refusal = v.object({ error: v.literal('unauthorized'), error_description: v.string() });

function failed(error: unknown): Result<never> {
  const told = { call: CALL, reason: error instanceof Error ? error.message : 'unknown' };
  if (!(error instanceof ClientError)) {
    return failure({ ...told, code: 'upstream', description: DESCRIPTIONS.upstream });
  }
  const { status, errors, body } = error.response;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), refusal), body);
  if (parsed.success || status === 401) {
    const description = parsed.success ? parsed.output.error_description : 'Войдите ещё раз';
    return failure({ ...told, status, code: 'unauthorized', description });
  }
  const description = errors?.[0]?.message ?? DESCRIPTIONS.upstream;
  return failure({ ...told, status, code: errors ? 'bad_request' : 'upstream', description });
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
  const asked = { document: query, variables, ...(signal && { signal }) };
  try {
    const parsed = v.safeParse(schema, await client.request<unknown>(asked));
    if (parsed.success) return success(parsed.output);
    const [issue] = parsed.issues;
    const { upstream_contract: description } = DESCRIPTIONS;
    const path = v.getDotPath(issue) ?? '';
    return failure({ code: 'upstream_contract', description, call: CALL, path });
  } catch (error) {
    return failed(error);
  }
}

/** @returns the parsed data of a query. */
export const readGraph = <R extends v.GenericSchema>(
  query: string,
  variables: Readonly<Record<string, unknown>>,
  schema: R,
  signal?: AbortSignal,
): Promise<Result<v.InferOutput<R>>> => signedIn(() => exchange(query, variables, schema, signal));
