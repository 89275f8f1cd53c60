/** The bare Yandex map, without markers. */
import { TOWN_ZOOM, type MapOptions } from './map-provider.ts';
import { loadYandexApi, type YandexApi, type YandexMap } from './yandex-api.ts';

/**
 * Creates the map in an element; its scripts are loaded with the first map.
 * @throws Error if they cannot be loaded.
 */
export async function openYandex(
  element: HTMLElement,
  { centre, label }: Pick<MapOptions, 'centre' | 'label'>,
  key: string,
): Promise<{ readonly api: YandexApi; readonly map: YandexMap }> {
  const api = await loadYandexApi(key);
  element.setAttribute('role', 'region');
  element.setAttribute('aria-label', label);
  const map = new api.Map(
    element,
    {
      center: [centre.lat, centre.lon],
      zoom: TOWN_ZOOM,
      controls: ['zoomControl'],
      // Without the wheel, which would trap the page's scrolling.
      behaviors: ['drag', 'dblClickZoom', 'multiTouch'],
    },
    { suppressMapOpenBlock: true, yandexMapDisablePoiInteractivity: true },
  );
  return { api, map };
}
