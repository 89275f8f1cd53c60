import { HttpError } from 'react-admin';
import type { CallError, Result } from '../../src/client/calls/result.ts';

/** Statuses of failures that no server has answered. */
const UNANSWERED = 502;

/** A refusal as react-admin reads it: what belongs to a field stands at the field. */
export function refused({ description, status = UNANSWERED, code, fields }: CallError): HttpError {
  return new HttpError(description, status, { code, ...(fields && { errors: fields }) });
}

/** What to tell of a failure: what was thrown by `valueOf` has a sentence of the backend. */
export const sentenceOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'Не\u00a0получилось';

/** @throws HttpError for a refusal. */
export function valueOf<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw refused(result.error);
}
