import type { MapOptions, ShownMap } from './map-provider.ts';

/** What the build was told of maps; empty: not set. */
export type MapSettings = {
  readonly yandexKey: string;
  /** `https://tiles.example.ru/{z}/{x}/{y}.png`, for the map that stands in. */
  readonly tilesUrl: string;
  /** Who the tiles are by: their terms want it on the map. */
  readonly tilesCredit: string;
};

export type OpenedMap = { readonly map: ShownMap; readonly service: 'yandex' | 'leaflet' };

/**
 * Opens a map: Yandex's where there is a key and it comes, ours where it does not. Rejects only if
 * not even our own scripts can be had.
 */
export async function openMap(
  element: HTMLElement,
  options: MapOptions,
  settings: MapSettings,
): Promise<OpenedMap> {
  if (settings.yandexKey !== '') {
    try {
      const { yandexMaps } = await import('./yandex-map.ts');
      const map = await yandexMaps(settings.yandexKey).create(element, options);
      return { map, service: 'yandex' };
    } catch {
      // Blocked, no network, a wrong key: the list does not care, and there is another map.
      element.replaceChildren();
    }
  }
  const { leafletMaps } = await import('./leaflet-map.ts');
  return { map: await leafletMaps(settings).create(element, options), service: 'leaflet' };
}
