/** Nobody types more; what is pasted beyond it is not looked for. */
export const CITY_TYPED_MAX = 60;

/** What the address of the page with all cities looks for: `/city/?q=питер`; empty: nothing. */
export const typedCity = (search: string): string =>
  (new URLSearchParams(search).get('q') ?? '').trim().slice(0, CITY_TYPED_MAX);

/** Name of the place in that page where the edge puts what was found. */
export const CITY_SLOT = 'cities';
