/** The clocks of most of the country. Apart from the table of all zones, which no page needs. */
export const MOSCOW_TIME = 'Europe/Moscow';
