/** What is said of a moment that something is planned for when it is over, at its field. */
export const PAST_TIME = 'Это время уже прошло: назначьте позже';
