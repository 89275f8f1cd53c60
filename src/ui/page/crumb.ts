/** A step of the breadcrumbs; the page itself has no URL. */
export type Crumb = { title: string; url?: string };
