/** Turns text typed into a field of references into a filter of their list. */
export const searched = (search: string) => ({ search });
