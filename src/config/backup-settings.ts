/** Settings of backups; see docs/operations/backup.md. */
import * as v from 'valibot';

export const backupEntries = {
  /** If set, backups are encrypted for this public `age` key; a secret key also decrypts them. */
  BACKUP_KEY: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(?:age1[0-9a-z]{58}|AGE-SECRET-KEY-1[0-9A-Z]{58})$/,
        'must be a key as npm run backup -- --new-key makes it',
      ),
    ),
  ),
  /** The directory of PostgreSQL's programs for backups; absent: those on PATH are used. */
  POSTGRES_BIN: v.optional(v.pipe(v.string(), v.minLength(1, 'must not be empty'))),
} as const;
