import { circle, divIcon, layerGroup, marker, type Map as LeafletMap } from 'leaflet';
import { distanceWords, type Place } from '../distance.ts';
import * as css from './leaflet-map.module.css';
import type { MapPoint } from './map-provider.ts';
import { readableLabels } from './part-labels.ts';

/** Kilometres from the middle of the town; the eye finds its bearings by them. */
const RINGS = [1, 2, 5, 10, 20, 50] as const;
const KM_PER_DEGREE = 111.2;
const LANDMARK_ZOOM = 12;
/** Pixels that a ring has to be wide on each side for words of its own. */
const ROOM = 48;

/** Kilometres round the equator, which a map of zoom 0 shows in 256 pixels. */
const EQUATOR = 40_075;

/** How long a distance is on a map at that latitude. */
const pixelsOf = (distance: number, lat: number, zoom: number) =>
  (distance * 256 * 2 ** zoom) / (EQUATOR * Math.cos((lat * Math.PI) / 180));

/** A label that is only read: no target, and silent, since the map's own words say it all. */
const label = (at: Place, text: string, look: string | undefined) => {
  const words = document.createElement('span');
  words.textContent = text;
  const icon = divIcon({ html: words, className: look ?? '', iconSize: [0, 0] });
  // Under every mark, where it hides none, and over the rings.
  const place = { pane: 'overlayPane', zIndexOffset: 1000 };
  return marker([at.lat, at.lon], { icon, ...place, interactive: false, keyboard: false });
};

/** The middle of the points that name a landmark: near enough, since each is within a walk of it. */
function landmarksOf(points: readonly MapPoint[]): { name: string; at: Place }[] {
  const named = Map.groupBy(points, ({ landmark }) => landmark ?? '');
  named.delete('');
  return [...named].map(([name, near]) => {
    const mean = (of: (point: MapPoint) => number) =>
      near.reduce((sum, point) => sum + of(point), 0) / near.length;
    return { name, at: { lat: mean(({ lat }) => lat), lon: mean(({ lon }) => lon) } };
  });
}

/** Takes away the names of landmarks that would lie over a mark, each other or the map's edge. */
function partLandmarks(map: LeafletMap): void {
  const container = map.getContainer();
  const boxesOf = (elements: Iterable<Element>) =>
    [...elements].map((element) => element.getBoundingClientRect());
  const names = [...container.querySelectorAll<HTMLElement>(`.${css.landmark} span`)];
  const marks = map.getPane('markerPane')?.children ?? [];
  const distances = container.querySelectorAll(`.${css.distance} span`);
  const taken = [...boxesOf(marks), ...boxesOf(distances)];
  const readable = readableLabels(boxesOf(names), taken, container.getBoundingClientRect());
  for (const [place, name] of names.entries()) {
    name.style.visibility = readable[place] === true ? '' : 'hidden';
  }
}

/**
 * What lies under the markers where no tiles are to be had: rings of distance round the middle of
 * the town, its name, and the stations that the points lie near. Nobody is asked for it and it is
 * there without a network.
 */
export function plainGround(map: LeafletMap, centre: Place, town: string) {
  const rings = RINGS.map((distance) =>
    circle([centre.lat, centre.lon], {
      radius: distance * 1000,
      className: css.ring ?? '',
      interactive: false,
    }),
  );
  const distances = RINGS.map((distance) => {
    const top = { lat: centre.lat + distance / KM_PER_DEGREE, lon: centre.lon };
    return { distance, words: label(top, distanceWords(distance), css.distance) };
  });
  layerGroup(rings).addTo(map);
  const name = label(centre, town, css.town);
  const landmarks = layerGroup();
  // Either the town or what is in it: seen from afar, they would lie over each other.
  const show = () => {
    const near = map.getZoom() >= LANDMARK_ZOOM;
    (near ? landmarks : name).addTo(map);
    (near ? name : landmarks).remove();
    for (const { distance, words } of distances) {
      if (pixelsOf(distance, centre.lat, map.getZoom()) < ROOM) words.remove();
      else words.addTo(map);
    }
  };
  // The marks follow the window too: by the next frame they are where they stay.
  const part = () => requestAnimationFrame(() => partLandmarks(map));
  map.on('zoomend', show);
  map.on('moveend', part);
  return (points: readonly MapPoint[]) => {
    landmarks.clearLayers();
    for (const { name, at } of landmarksOf(points)) {
      landmarks.addLayer(label(at, `м.\u00a0${name}`, css.landmark));
    }
    show();
    part();
  };
}
