import assert from 'node:assert/strict';
import * as v from 'valibot';
import { ERROR_STATUS, errorEnvelope, type ErrorCode } from '../../contract/errors.ts';

const strictEnvelope = v.strictObject(errorEnvelope.entries);

/**
 * Asserts the error envelope of that code, with a Russian description.
 * @returns the rejected fields with their reasons.
 */
export async function assertRefused(
  response: Response,
  code: ErrorCode,
  about = code as string,
): Promise<Record<string, string>> {
  const text = await response.text();
  assert.equal(response.status, ERROR_STATUS[code], `${about}: ${text.slice(0, 200)}`);
  assert.equal(response.headers.get('content-type'), 'application/json; charset=utf-8', about);
  assert.equal(response.headers.get('etag'), null, `${about}: an error must not carry an ETag`);
  const envelope = v.parse(strictEnvelope, JSON.parse(text));
  assert.equal(envelope.error, code, about);
  assert.match(envelope.error_description, /^[А-ЯЁ][а-яё]/, about);
  assert.equal(envelope.code, ERROR_STATUS[code], about);
  assert.equal(envelope.message, envelope.error_description, about);
  return envelope.errors ?? envelope.fields ?? {};
}
