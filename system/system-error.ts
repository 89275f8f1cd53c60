/** A full disk or an unreadable file: the content is not to blame. */
export const isSystemError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'syscall' in error;
