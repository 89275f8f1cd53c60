/**
 * A random name of 128 bits in hexadecimal, for what must not be mixed up. Not `randomUUID`, which is missing on
 * pages without https, where the site may be tried out.
 */
export const randomMark = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
