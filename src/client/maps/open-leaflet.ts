/** The bare Leaflet map: streets, buttons and the scale, without markers. */
import { control, map as createMap, type Map as LeafletMap } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import * as css from './leaflet-map.module.css';
import { firstTile, MOST_ZOOM, openGround } from './map-ground.ts';
import { mayMove } from '../page/may-move.ts';
import { TOWN_ZOOM, type MapOptions } from './map-provider.ts';
import type { MapSettings } from './map-settings.ts';

/** Adds the scale for a hundred metres; Leaflet labels it in Latin script. */
function addScale(map: LeafletMap): void {
  const scale = control.scale({ imperial: false }).addTo(map);
  const translate = () => {
    const line = scale.getContainer()?.querySelector('.leaflet-control-scale-line');
    if (line?.textContent) {
      line.textContent = line.textContent.replace(/\s?km$/, '\u00a0км').replace(/\s?m$/, '\u00a0м');
    }
  };
  map.on('move', translate);
  translate();
}

/**
 * Creates the map in an element once there is something to see.
 * @throws Error if no tile loads.
 */
export async function openLeaflet(
  element: HTMLElement,
  { centre, label }: Pick<MapOptions, 'centre' | 'label'>,
  settings: MapSettings,
): Promise<LeafletMap> {
  const animate = mayMove();
  element.classList.add(css.map ?? '');
  const ground = await openGround(settings, element);
  const map = createMap(element, {
    center: [centre.lat, centre.lon],
    zoom: TOWN_ZOOM,
    maxZoom: MOST_ZOOM,
    minZoom: 3,
    zoomControl: false,
    // The wheel scrolls the page; the map has buttons, keys and two-finger gestures.
    scrollWheelZoom: false,
    // Below, its own element is followed.
    trackResize: false,
    zoomAnimation: animate,
    fadeAnimation: animate,
    markerZoomAnimation: animate,
    inertia: animate,
  });
  // Larger letters and what appears beside the map change its size without a change of the window's.
  const sizes = new ResizeObserver(() => map.invalidateSize());
  sizes.observe(element);
  map.on('unload', () => sizes.disconnect());
  element.setAttribute('role', 'region');
  element.setAttribute('aria-label', label);
  control
    .zoom({ position: 'topright', zoomInTitle: 'Приблизить', zoomOutTitle: 'Отдалить' })
    .addTo(map);
  addScale(map);
  map.attributionControl.setPrefix(false);
  // On the right the page's back-to-top button covers it.
  map.attributionControl.setPosition('bottomleft');
  const seen = firstTile(ground);
  ground.addTo(map);
  try {
    await seen;
  } catch (error) {
    map.remove();
    throw error;
  }
  return map;
}
