/** The class that react-admin gives its own inputs: whoever looks for a field on the screen finds it by that. */
export const fieldClass = (source: string): string => `ra-input-${source}`;
