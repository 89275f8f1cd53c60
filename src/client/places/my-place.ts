import type { Place } from './distance.ts';

/** Where the visitor is, or why nobody may know. */
export type MyPlace =
  | { readonly ok: true; readonly place: Place }
  | { readonly ok: false; readonly reason: 'denied' | 'unavailable' };

const PATIENCE = 10_000;
/** A position of some minutes ago is good enough to sort shops by. */
const FRESH_FOR = 300_000;

/** Asks the browser for the visitor's place: only when they press for it, and it goes nowhere. */
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
