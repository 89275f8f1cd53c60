/** Checks of a link to another site that need no network. */

const PRIVATE = /^(?:10\.|127\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|\[)/;
const NOWHERE = /\.(?:local|localhost|internal|invalid|test)$/;

/** Whether no reader can reach this address. */
export function isOddAddress(address: string): boolean {
  if (!/^https?:/i.test(address)) return false;
  if (!URL.canParse(address)) return true;
  const { hostname } = new URL(address);
  // A name without a dot belongs to a machine in somebody's local network.
  return !hostname.includes('.') || PRIVATE.test(hostname) || NOWHERE.test(hostname);
}
