/** A day and a time in a cell of a list: nobody asks for seconds. */
export const SHORT = { dateStyle: 'short', timeStyle: 'short' } as const;
