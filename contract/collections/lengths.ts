/** Maximum lengths shared by many fields, in characters or items. */

/** A heading, a name, a line of an address. */
export const TITLE = 300;

/** A few sentences. */
export const LEAD = 2_000;

/** An article: the longest one of the demonstration has about 9,000. */
export const BODY = 100_000;

/** Blocks of a page, rows of a list. */
export const ITEMS = 100;

/** The description of a picture. */
export const ALT = 500;
