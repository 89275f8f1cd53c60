import assert from 'node:assert/strict';
import * as v from 'valibot';
import { codesOf } from '../../backend/openapi/responses.ts';
import { methodsOf } from '../../contract/call.ts';
import { ERROR_STATUS, errorEnvelope, isErrorCode } from '../../contract/errors.ts';
import { editorTable, table } from '../../contract/table.ts';

/** Calls by method and address; those without a path parameter come first. */
const calls = [...table, ...editorTable]
  .map((call) => ({
    call,
    methods: methodsOf(call),
    path: new RegExp(`^${call.path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`),
  }))
  .sort((one, other) => one.call.path.split(':').length - other.call.path.split(':').length);

/**
 * A rejection uses one of the codes that the call's description declares. Server errors do not
 * count.
 */
export async function assertDeclared(request: Request, response: Response): Promise<void> {
  if (response.status < 400 || response.status >= 500) return;
  // A page for people, at an address that looks like an entity's.
  if (response.headers.get('content-type')?.startsWith('text/html')) return;
  const { pathname } = new URL(request.url);
  const asked = calls.find(
    ({ methods, path }) => path.test(pathname) && methods.some((own) => own === request.method),
  );
  if (!asked) return;
  const { error } = v.parse(errorEnvelope, await response.clone().json());
  assert.ok(isErrorCode(error) && ERROR_STATUS[error] === response.status, error);
  const known = codesOf(asked.call).includes(error);
  assert.ok(
    known,
    `${asked.call.name} responds with ${error}: add it to its entry in contract/calls`,
  );
}
