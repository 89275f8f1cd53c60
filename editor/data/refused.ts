import { HttpError } from 'react-admin';
import type { CallError, Result } from '../../src/client/calls/result.ts';

/** The status of a failure without a response from a server. */
const UNANSWERED = 502;

/**
 * Turns a refusal into react-admin's error: messages of fields appear at the fields. A conflict names
 * the revision, which no form shows: react-admin would say that a field is marked.
 */
export function refused({ description, status = UNANSWERED, code, fields }: CallError): HttpError {
  const errors = code === 'edit_conflict' ? undefined : fields;
  return new HttpError(description, status, { code, ...(errors && { errors }) });
}

/** The sentence to show for a failure: errors from `valueOf` carry one from the backend. */
export const sentenceOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'Не\u00a0получилось';

/** @throws HttpError for a refusal. */
export function valueOf<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw refused(result.error);
}

const DELETED =
  'Возможно, запись удалили: тогда она в\u00a0списке удалённого, и\u00a0её можно вернуть';

/** The same for a change to an entity that is open: a colleague may have deleted it since. */
export function valueOfChange<T>(result: Result<T>): T {
  if (result.ok || result.error.code !== 'not_found') return valueOf(result);
  throw refused({ ...result.error, description: `${result.error.description}. ${DELETED}` });
}
