/** Names of files being uploaded into a text, by their placeholder addresses. */
export const waitingNames = new Map<string, string>();
