import { StopError } from '../../system/stop-error.ts';

/** A reason why there is no backup, or why one is not restored: one sentence for the operator. */
export class BackupError extends StopError {
  override readonly name = 'BackupError';
}
