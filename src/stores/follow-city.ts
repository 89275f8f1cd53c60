import { cityTitle } from '../client/places/city-title.ts';
import { documentCookie } from '../client/cookies/document-cookies.ts';
import { CITY_COOKIE } from '../config/constants.ts';
import { cityOfDocument, location, showCity } from './location.ts';

/** Id in the cookie of the chosen city. Its title is never read, as at the edge. */
function chosenId(): number | null {
  try {
    const stored: unknown = JSON.parse(documentCookie(CITY_COOKIE.name) ?? '');
    const id = typeof stored === 'object' && stored && 'id' in stored ? stored.id : null;
    return typeof id === 'number' && Number.isInteger(id) && id > 0 ? id : null;
  } catch {
    return null;
  }
}

/** Brings the page in line with the city that was chosen in another tab meanwhile. */
export async function followChosenCity(): Promise<void> {
  const id = chosenId();
  const isShown = () => id === (location.city ?? cityOfDocument()).id;
  if (id === null || isShown()) return;
  const title = await cityTitle(id);
  // Somebody may have chosen here while the title was on its way.
  if (title !== null && id === chosenId() && !isShown()) showCity({ id, title });
}
