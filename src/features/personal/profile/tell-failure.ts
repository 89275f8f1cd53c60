import type { CallError } from '../../../client/calls/result.ts';
import { showToast } from '../../../stores/toasts.ts';

/** Shows an error message; an ended session is handled elsewhere. */
export function tellFailure(error: CallError): void {
  if (error.code !== 'unauthorized') showToast(error.description, 'error');
}
