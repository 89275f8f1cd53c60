/**
 * The time of a file in seconds that stands for a version of its content: nginx makes the ETag of a
 * file from its time and size, and two edits within a second may leave the size as it was.
 * @param version a hash in hexadecimal.
 */
export const stampOf = (version: string): number =>
  Number.parseInt(version.slice(0, 8), 16) % 0x7f_ff_ff_ff;
