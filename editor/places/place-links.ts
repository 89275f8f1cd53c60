/** Links to Yandex Maps: the site sends no data there before a click. */
import type { Place } from '../../src/client/places/distance.ts';

const address = (query: Readonly<Record<string, string>>) =>
  `https://yandex.ru/maps/?${new URLSearchParams(query).toString()}`;

/** The place with a marker. */
export const placeOnYandex = ({ lat, lon }: Place): string =>
  address({ pt: `${lon},${lat}`, z: '17', l: 'map' });

/** Search results for these words. */
export const searchOnYandex = (words: string): string => address({ text: words });
