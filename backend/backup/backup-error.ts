import { StopError } from '../../system/stop-error.ts';

/** Why a backup or a restore failed, in one sentence for the operator. */
export class BackupError extends StopError {
  override readonly name = 'BackupError';
}
