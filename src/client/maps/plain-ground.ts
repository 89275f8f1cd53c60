import { circle, divIcon, layerGroup, marker, type LayerGroup } from 'leaflet';
import { distanceWords, type Place } from '../distance.ts';
import * as css from './leaflet-map.module.css';

/** Kilometres from the middle of the town; the eye finds its bearings by them. */
const RINGS = [1, 2, 5, 10, 20, 50] as const;
const KM_PER_DEGREE = 111.2;

/** A label that is only read: no target, and silent, since the map's own words say it all. */
const label = (at: Place, text: string, look: string | undefined) => {
  const words = document.createElement('span');
  words.textContent = text;
  const icon = divIcon({ html: words, className: look ?? '', iconSize: [0, 0] });
  return marker([at.lat, at.lon], { icon, interactive: false, keyboard: false });
};

/**
 * What lies under the markers where no tiles are to be had: rings of distance round the middle of
 * the town, and its name. Nobody is asked for it and it is there without a network.
 */
export function plainGround(centre: Place, town: string): LayerGroup {
  const rings = RINGS.map((distance) =>
    circle([centre.lat, centre.lon], {
      radius: distance * 1000,
      className: css.ring ?? '',
      interactive: false,
    }),
  );
  const distances = RINGS.map((distance) =>
    label(
      { lat: centre.lat + distance / KM_PER_DEGREE, lon: centre.lon },
      distanceWords(distance),
      css.distance,
    ),
  );
  return layerGroup([...rings, ...distances, label(centre, town, css.town)]);
}
