import { cityTitle } from '../client/places/city-title.ts';
import { documentCookie } from '../client/cookies/document-cookies.ts';
import { CITY_COOKIE } from '../config/constants.ts';
import { cityOfDocument, location, showCity } from './location.ts';

/**
 * The id in the cookie of the chosen city. Its title is never read from there, just as at the edge.
 */
function chosenId(): number | null {
  try {
    const stored: unknown = JSON.parse(documentCookie(CITY_COOKIE.name) ?? '');
    const id = typeof stored === 'object' && stored && 'id' in stored ? stored.id : null;
    return typeof id === 'number' && Number.isInteger(id) && id > 0 ? id : null;
  } catch {
    return null;
  }
}

/** Updates the page to the city that was chosen in another tab. */
export async function followChosenCity(): Promise<void> {
  const id = chosenId();
  const isShown = () => id === (location.city ?? cityOfDocument()).id;
  if (id === null || isShown()) return;
  const title = await cityTitle(id);
  // The visitor may have chosen a city here while the title was loading.
  if (title !== null && id === chosenId() && !isShown()) showCity({ id, title });
}
