import { DEVICE_HEADER, IDEMPOTENCY_HEADER, TOKEN_HEADER } from '../../contract/headers.ts';

/** The introduction to the API, in Markdown. */
export const overview = `The backend of a lens maker's site: the calls of the site, its build and its editors.

## Responses

The result of a call is under \`result\` (for \`user.check\` under \`data\`), with status 200. Any other
status is an error: \`error\` is a code for programs, \`error_description\` a message for people in
Russian, and \`fields\` or \`errors\` name what was rejected. Each call lists its error codes by status.

## Authentication

Request a token once (\`GET /rest/token\`) and send it with every call, as \`Authorization: Bearer …\` or
in \`${TOKEN_HEADER}\`. Signing in returns a new token. Identify your device in \`${DEVICE_HEADER}\`: codes and
a passed captcha are bound to it. Editor calls use a separate token.

## Caching

Results that are the same for everyone carry an \`ETag\`. Send it back as \`If-None-Match\` to get a 304
while nothing has changed.

Some calls are a GET although they change something; their responses are never cached.

## Idempotency

Calls that spend or earn points accept an \`${IDEMPOTENCY_HEADER}\`. When a response was lost, repeat the call
with the same key: it returns the first response.
`;
