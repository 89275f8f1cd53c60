/** Nobody types more; the rest of a pasted text is ignored. */
export const CITY_TYPED_MAX = 60;

/** The query of the page with all cities: `/city/?q=питер`; empty if there is none. */
export const typedCity = (search: string): string =>
  (new URLSearchParams(search).get('q') ?? '').trim().slice(0, CITY_TYPED_MAX);

/** Name of the slot on that page that the edge fills with the results. */
export const CITY_SLOT = 'cities';
