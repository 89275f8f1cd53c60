/**
 * The time zone of most of the country. Separate from the table of all zones, which no page needs.
 */
export const MOSCOW_TIME = 'Europe/Moscow';
