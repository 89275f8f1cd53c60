import { DEVICE_HEADER, IDEMPOTENCY_HEADER, TOKEN_HEADER } from '../../contract/headers.ts';

/** What a reader has to know before the first call. Markdown. */
export const overview = `What the site of a lens maker, its build and its editors ask a backend for.

## How replies look

A result stands under \`result\` (of \`user.check\` under \`data\`), with status 200. Everything else is an
error: \`error\` is a code that programs read, \`error_description\` a text in Russian that people
read, \`fields\` or \`errors\` name what was refused. The codes of each call stand beside its statuses.

## Who is calling

Ask for a token once (\`GET /rest/token\`) and send it with every call, as \`Authorization: Bearer …\` or
in \`${TOKEN_HEADER}\`. Whoever signs in gets a new one. Name your device in \`${DEVICE_HEADER}\`: codes and a
passed captcha belong to it. Calls of editors take a token of their own.

## What has not changed

What is the same for everybody carries an \`ETag\`; sent back as \`If-None-Match\` it is answered by 304 as
long as nothing has changed.

## Once and not twice

Calls that spend or earn take an \`${IDEMPOTENCY_HEADER}\`. When a reply was lost, send the same call with the
same key: it is answered as before.

Some calls are a GET although they change something; they are never kept by anybody in between.
`;
