/** The map of Yandex by itself, without anything on it. */
import { TOWN_ZOOM, type MapOptions } from './map-provider.ts';
import { loadYandexApi, type YandexApi, type YandexMap } from './yandex-api.ts';

/**
 * Creates it in an element; its scripts are loaded with the first one.
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
      // Not the wheel: it would trap the page's scrolling.
      behaviors: ['drag', 'dblClickZoom', 'multiTouch'],
    },
    { suppressMapOpenBlock: true, yandexMapDisablePoiInteractivity: true },
  );
  return { api, map };
}
