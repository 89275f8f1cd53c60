/** The place in a pasted text: its coordinates, or a map link. */
import type { Place } from '../../src/client/places/distance.ts';
import { placeInLink } from './map-links.ts';
import { pairIn } from './place.ts';

/** Numbers with Russian decimal commas: «55,751244 37,618423». */
const COMMAS = /^([-+]?\d{1,3}),(\d+)[;,]?\s+([-+]?\d{1,3}),(\d+)$/;

/** Coordinates in the usual notations. */
function written(text: string): Place | null {
  const plain = text
    .replace(/^geo:/i, '')
    .replaceAll(/[°º]|[св]\.?\s?[шд]\.?/gi, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(' ,', ',')
    .trim();
  return pairIn(plain.replace(COMMAS, '$1.$2 $3.$4'), 'lat first', true);
}

const LINK = /https?:\/\/\S+/i;

/** The place in a pasted text, `55.751244, 37.618423` or a link; null for none. */
export function placeIn(text: string): Place | null {
  const [link] = LINK.exec(text) ?? [];
  if (link === undefined) return written(text.trim());
  return URL.canParse(link) ? placeInLink(new URL(link)) : null;
}

const SHORT = /^https?:\/\/(?:yandex\.\w+\/maps\/-\/|(?:maps\.app\.)?goo\.gl\/|go\.2gis\.com\/)/i;

const SHORT_FAULT =
  'В\u00a0короткой ссылке координат нет. Откройте её и\u00a0скопируйте адрес из\u00a0строки браузера.';
const FAULT =
  'Координат здесь не\u00a0видно. Подойдёт «55.751244, 37.618423» или ссылка из\u00a0строки браузера.';

/** Why there is no place in a text. */
export const placeFault = (text: string): string => (SHORT.test(text.trim()) ? SHORT_FAULT : FAULT);
