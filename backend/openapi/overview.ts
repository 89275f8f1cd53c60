import { DEVICE_HEADER, IDEMPOTENCY_HEADER, TOKEN_HEADER } from '../../contract/headers.ts';

/** The introduction to the API, in Markdown. */
export const overview = `The API of a lens maker's website: the calls made by the site, its build and its editors.

## Responses

The result of a call is under \`result\` (for \`user.check\` under \`data\`), with status 200. Any other
status is an error: \`error\` is a machine-readable code, \`error_description\` a message for users in
Russian, and \`fields\` or \`errors\` list the rejected fields. Each call lists its error codes by status.

## Authentication

Request a token once (\`GET /rest/token\`) and send it with every call, as \`Authorization: Bearer …\` or
in \`${TOKEN_HEADER}\`. Signing in returns a new token. Identify your device in \`${DEVICE_HEADER}\`: codes and
a passed captcha are bound to it. Editor calls use a separate token.

## Caching

Results that are the same for everyone carry an \`ETag\`. Send it back as \`If-None-Match\` to get a 304
while nothing has changed.

Some GET calls have side effects; their responses are never cached.

## Idempotency

Calls that spend or earn points, and those with which editors create entities and sets, accept an
\`${IDEMPOTENCY_HEADER}\`. If a response is lost, repeat the call with the same key: it returns the
original response.
`;
