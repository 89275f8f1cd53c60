import { HttpError } from 'react-admin';
import type { CallError, Result } from '../../src/client/calls/result.ts';

/** The statuses of failures without a response: no server was reached, or it took too long. */
const UNREACHED = 0;
const LATE = 504;

/**
 * Turns a refusal into react-admin's error: messages of fields appear at the fields. A conflict names
 * the revision, which no form shows: react-admin would say that a field is marked.
 */
export function refused({ description, code, fields, ...given }: CallError): HttpError {
  const { status = code === 'upstream_timeout' ? LATE : UNREACHED } = given;
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

const GONE =
  'Возможно, запись удалили или сняли с\u00a0сайта: тогда она в\u00a0списке удалённого или среди черновиков';

/** Why a call about an open entity was refused: a colleague may have deleted it since. */
export const openRefusal = ({
  code,
  description,
}: Pick<CallError, 'code' | 'description'>): string =>
  code === 'not_found' ? `${description}. ${GONE}` : description;

/** The same as `valueOf` for a change to an entity that is open. */
export function valueOfChange<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw refused({ ...result.error, description: openRefusal(result.error) });
}
