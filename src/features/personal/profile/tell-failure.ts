import type { CallError } from '../../../client/calls/result.ts';
import { showToast } from '../../../stores/toasts.ts';

/** Says what went wrong; a session that is over speaks for itself. */
export function tellFailure(error: CallError): void {
  if (error.code !== 'unauthorized') showToast(error.description, 'error');
}
