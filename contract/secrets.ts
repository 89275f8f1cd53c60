/**
 * A secret, or, while it is replaced, all that are valid, the one that is to be used first:
 * `new,old` in a setting. See docs/operations/rotate-secrets.md.
 */
export type Secrets = string | readonly string[];

/** Every secret that is accepted from others. */
export const acceptedOf = (secrets: Secrets): readonly string[] =>
  typeof secrets === 'string' ? [secrets] : secrets;

/** The secret that signs, or is sent to others. */
export const newestOf = (secrets: Secrets): string => acceptedOf(secrets)[0] ?? '';
