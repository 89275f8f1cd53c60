/**
 * A secret or, during a rotation, all valid ones, the one to use first: `new,old` in a setting. See
 * docs/operations/rotate-secrets.md.
 */
export type Secrets = string | readonly string[];

/** All secrets accepted from others. */
export const acceptedOf = (secrets: Secrets): readonly string[] =>
  typeof secrets === 'string' ? [secrets] : secrets;

/** The secret for signing, or for sending to others. */
export const newestOf = (secrets: Secrets): string => acceptedOf(secrets)[0] ?? '';
