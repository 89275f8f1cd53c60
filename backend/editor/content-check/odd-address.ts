/** What can be known of a link to another site without asking the network. */

const PRIVATE = /^(?:10\.|127\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|\[)/;
const NOWHERE = /\.(?:local|localhost|internal|invalid|test)$/;

/** Whether no reader can get to this address, whatever is there. */
export function isOddAddress(address: string): boolean {
  if (!/^https?:/i.test(address)) return false;
  if (!URL.canParse(address)) return true;
  const { hostname } = new URL(address);
  // A name without a dot is that of a machine in somebody's office.
  return !hostname.includes('.') || PRIVATE.test(hostname) || NOWHERE.test(hostname);
}
