/** The message at a field whose scheduled time has passed. */
export const PAST_TIME = 'Это время уже прошло: назначьте позже';
