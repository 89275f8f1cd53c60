import type { Place } from './distance.ts';

/** The visitor's position, or why it is unavailable. */
export type MyPlace =
  | { readonly ok: true; readonly place: Place }
  | { readonly ok: false; readonly reason: 'denied' | 'unavailable' };

const PATIENCE = 10_000;
/** A position from a few minutes ago is good enough to sort shops. */
const FRESH_FOR = 300_000;

/** Asks the browser for the visitor's position: only on request, and it is sent nowhere. */
export function askMyPlace(): Promise<MyPlace> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve({ ok: false, reason: 'unavailable' });
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ ok: true, place: { lat: coords.latitude, lon: coords.longitude } }),
      ({ code, PERMISSION_DENIED }) =>
        resolve({ ok: false, reason: code === PERMISSION_DENIED ? 'denied' : 'unavailable' }),
      { timeout: PATIENCE, maximumAge: FRESH_FOR },
    );
  });
}
