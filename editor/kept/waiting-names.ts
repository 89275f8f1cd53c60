/** Names of the files that are on their way into a text, by the address that stands for them. */
export const waitingNames = new Map<string, string>();
