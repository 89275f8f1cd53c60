import { EnvironmentError } from '../../src/config/environment.ts';
import { hasCode } from '../../system/error-code.ts';
import { StopError } from '../../system/stop-error.ts';
import { MediaStoreError } from '../media-store/store.ts';

/** The error that an operator is shown: a sentence for those that we know. */
export function told(error: unknown): unknown {
  const isOurs =
    error instanceof StopError ||
    error instanceof EnvironmentError ||
    error instanceof MediaStoreError;
  if (isOurs && error instanceof Error) return error.message;
  if (hasCode(error, 'ENOSPC') && error instanceof Error) {
    return `No space is left: ${error.message}.`;
  }
  return error;
}
