/** Pages of Yandex Maps: opened by a press, and told nothing before. */
import type { Place } from '../../src/client/places/distance.ts';

const address = (query: Readonly<Record<string, string>>) =>
  `https://yandex.ru/maps/?${new URLSearchParams(query).toString()}`;

/** The place with a mark on it. */
export const placeOnYandex = ({ lat, lon }: Place): string =>
  address({ pt: `${lon},${lat}`, z: '17', l: 'map' });

/** What is found by these words. */
export const searchOnYandex = (words: string): string => address({ text: words });
