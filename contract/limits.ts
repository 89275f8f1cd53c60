/** Lengths that screens need too: apart from the schemas, so that a page carries only the numbers. */

/** Longest answer in one's own words. */
export const SURVEY_TEXT_MAX = 2_000;

/** Longest review in words. */
export const REVIEW_TEXT_MAX = 4_000;

/** Children in a profile. */
export const CHILDREN_MAX = 10;

/** Years a member must have lived: the rules of the club and the mark in the footer say so. */
export const ADULT_AGE = 18;

/** Letters of a person's name. */
export const NAME_MAX = 60;

/** Signs of a password. */
export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 200;
