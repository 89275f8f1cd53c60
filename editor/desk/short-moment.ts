/** The format of a date and time in a list: nobody needs seconds. */
export const SHORT = { dateStyle: 'short', timeStyle: 'short' } as const;
