/** What is typed into a field of references, as a filter of their list. */
export const searched = (search: string) => ({ search });
