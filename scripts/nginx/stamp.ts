/**
 * A file time in seconds that identifies a version of the content: nginx derives the ETag of a file from its
 * time and size, and two edits within a second may leave the size unchanged.
 * @param version a hash in hexadecimal.
 */
export const stampOf = (version: string): number =>
  Number.parseInt(version.slice(0, 8), 16) % 0x7f_ff_ff_ff;
