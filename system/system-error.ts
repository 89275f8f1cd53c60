/** A disk that is full, a file that may not be read: nobody's content is to blame. */
export const isSystemError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'syscall' in error;
