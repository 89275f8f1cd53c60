/** A step of the way back up; the page itself has no address. */
export type Crumb = { title: string; url?: string };
