/**
 * Lengths that screens also need: separate from the schemas, so that a page only loads the numbers.
 */

/** Maximum length of a free-text answer. */
export const SURVEY_TEXT_MAX = 2_000;

/** Maximum length of a review. */
export const REVIEW_TEXT_MAX = 4_000;

/** Maximum number of children in a profile. */
export const CHILDREN_MAX = 10;

/** Minimum age of a member, as stated in the rules of the club and in the footer. */
export const ADULT_AGE = 18;

/** Maximum length of a person's name. */
export const NAME_MAX = 60;

/** Minimum length of a password. */
export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 200;

/** Maximum size of an uploaded picture or PDF, in megabytes. */
export const UPLOAD_MAX_MB = 10;

/** The most points that one correction of the desk adds or takes away. */
export const CORRECTION_MOST = 100_000;

/** Entries of the points' history in one response, at most. */
export const HISTORY_LIMIT_MAX = 100;
