/** Reads places from map links. */
import type { Place } from '../../src/client/places/distance.ts';
import { pairIn, placeAt, type Order } from './place.ts';

/** An address may have a stray per cent sign. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function first<T>(all: readonly T[], find: (one: T) => Place | null): Place | null {
  for (const one of all) {
    const found = find(one);
    if (found) return found;
  }
  return null;
}

/** Query parameters with a place, the most exact first. */
type Queries = readonly (readonly [name: string, order: Order])[];

const inQueries = (query: URLSearchParams, names: Queries) =>
  first(names, ([name, order]) => pairIn(query.get(name) ?? '', order));

const OF_GOOGLE: Queries = ['q', 'query', 'destination', 'll'].map((name) => [name, 'lat first']);

/** The place of a Google Maps page, which may be away from the centre of its map. */
const EXACT = /!3d(-?\d+(?:\.\d+)?)!4d(-?\d+(?:\.\d+)?)/g;

function inGoogle({ pathname, searchParams }: URL): Place | null {
  const [, lat, lon] = [...pathname.matchAll(EXACT)].at(-1) ?? [];
  if (lat !== undefined && lon !== undefined) return placeAt(Number(lat), Number(lon));
  const named = inQueries(searchParams, OF_GOOGLE);
  if (named) return named;
  const parts = decoded(pathname).replaceAll('+', ' ').split('/');
  return first(parts, (part) => pairIn(part.replace(/^@/, ''), 'lat first'));
}

/** `#map=17/55.75/37.61` of OpenStreetMap, or its marker. */
function inOpenStreetMap({ hash, searchParams }: URL): Place | null {
  const mark = pairIn(`${searchParams.get('mlat')},${searchParams.get('mlon')}`, 'lat first');
  const [, lat = '', lon = ''] = /^#map=[\d.]+\/([-\d.]+)\/([-\d.]+)/.exec(hash) ?? [];
  return mark ?? pairIn(`${lat},${lon}`, 'lat first');
}

const QUERIES: Queries = [
  ['whatshere[point]', 'lon first'],
  ['poi[point]', 'lon first'],
  ['pt', 'lon first'],
  ['ll', 'lon first'],
  ['text', 'lat first'],
  ['m', 'lon first'],
];

/** The end of a route: «rtext=55.7,37.6~55.8,37.7». */
const wayEnd = (query: URLSearchParams) =>
  pairIn(query.get('rtext')?.split('~').at(-1) ?? '', 'lat first');

/** Yandex Maps and 2GIS, which put the longitude first in their paths. */
function inOthers({ pathname, searchParams }: URL): Place | null {
  const named = first(decoded(pathname).split('/'), (part) => pairIn(part, 'lon first'));
  return named ?? inQueries(searchParams, QUERIES) ?? wayEnd(searchParams);
}

/** The place in a link; null for none. */
export function placeInLink(url: URL): Place | null {
  if (/(?:^|\.)google\./.test(url.hostname)) return inGoogle(url);
  if (/(?:^|\.)openstreetmap\.org$/.test(url.hostname)) return inOpenStreetMap(url);
  return inOthers(url);
}
