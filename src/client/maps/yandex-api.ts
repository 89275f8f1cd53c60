import { scriptLoader } from './script-loader.ts';

/** The parts of the Yandex Maps JS API 2.1 in use, and no others. */
export type YandexApi = {
  ready(started: () => void, failed: (error: unknown) => void): void;
  Map: new (
    element: HTMLElement,
    state: { center: [number, number]; zoom: number; controls: string[]; behaviors: string[] },
    options: Record<string, unknown>,
  ) => YandexMap;
  ObjectManager: new (options: Record<string, unknown>) => YandexObjects;
  Placemark: new (
    at: [number, number],
    properties: Record<string, string>,
    options: Record<string, unknown>,
  ) => YandexPlacemark;
};

type Bounds = [[number, number], [number, number]];

export type YandexMap = {
  geoObjects: {
    add(objects: YandexObjects | YandexPlacemark): void;
    remove(object: YandexPlacemark): void;
  };
  events: { add(type: 'click', listener: (event: YandexClick) => void): void };
  setBounds(bounds: Bounds, options: Record<string, unknown>): Promise<unknown>;
  setCenter(
    centre: [number, number],
    zoom: number,
    options: Record<string, unknown>,
  ): Promise<unknown>;
  getZoom(): number;
  destroy(): void;
};

type YandexClick = { get(name: 'coords'): [number, number] };

/** One mark that can be moved by hand. */
export type YandexPlacemark = {
  geometry: { getCoordinates(): [number, number]; setCoordinates(at: [number, number]): void };
  events: { add(type: 'dragend', listener: () => void): void };
};

export type YandexFeature = {
  type: 'Feature';
  id: number;
  geometry: { type: 'Point'; coordinates: [number, number] };
  properties: Record<string, string>;
  options?: Record<string, unknown>;
};

type Listener = (event: { get(name: 'objectId'): unknown }) => void;

type YandexObjects = {
  add(features: { type: 'FeatureCollection'; features: YandexFeature[] }): void;
  removeAll(): void;
  getBounds(): Bounds | null;
  objects: {
    options: { set(options: Record<string, unknown>): void };
    events: { add(type: 'click' | 'balloonclose', listener: Listener): void };
    balloon: { open(id: number): Promise<unknown>; close(): void };
    setObjectOptions(id: number, options: Record<string, unknown>): void;
  };
  clusters: { options: { set(options: Record<string, unknown>): void } };
};

declare global {
  interface Window {
    ymaps?: YandexApi;
  }
}

const TIMEOUT = 5_000;
const loaders = new Map<string, () => Promise<YandexApi>>();

function started(): Promise<YandexApi> {
  return new Promise((resolve, reject) => {
    const api = window.ymaps;
    if (!api) reject(new Error('The Yandex Maps script did not define its API'));
    else api.ready(() => resolve(api), reject);
  });
}

/** Loads the API with this key, once per document. */
export function loadYandexApi(key: string): Promise<YandexApi> {
  // `csp`: the mode without `eval` and inline scripts.
  const query = new URLSearchParams({ apikey: key, lang: 'ru_RU', csp: 'true' });
  const url = `https://api-maps.yandex.ru/2.1/?${query.toString()}`;
  const loader =
    loaders.get(key) ?? scriptLoader({ url, timeout: TIMEOUT, retries: 1, ready: started });
  loaders.set(key, loader);
  return loader();
}
