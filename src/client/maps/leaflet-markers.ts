import { divIcon, marker, type Map as LeafletMap, type Marker } from 'leaflet';
import Supercluster from 'supercluster';
// First: among equally specific rules those of the later sheet win.
import 'leaflet/dist/leaflet.css';
import * as css from './leaflet-map.module.css';
import type { MapPoint } from './map-provider.ts';
import { CLUSTER, clusterArt, MARKER, markerArt, type Ink } from './marker-art.ts';

const PLAIN: Ink = { fill: 'var(--action)', line: 'var(--surface)', glint: 'var(--action-text)' };
const CHOSEN: Ink = { fill: 'var(--accent)', line: 'var(--text)', glint: 'var(--accent-text)' };

/** Places within this many pixels become one marker: no two targets overlap. */
const RADIUS = 64;
/** Above this zoom level places are shown separately even where they crowd. */
const APART_ZOOM = 17;
/** Leaflet's tiles have 256 pixels a side; with the library's default the radius would be halved. */
const GROUPING = { radius: RADIUS, extent: 256, maxZoom: APART_ZOOM };
/** How far beyond the window markers are rendered, in windows. */
const BEYOND = 0.2;

const markerIcon = (ink: Ink) =>
  divIcon({
    html: markerArt(ink),
    className: css.marker ?? '',
    iconSize: [MARKER.width, MARKER.height],
    iconAnchor: [...MARKER.tip],
  });

const clusterIcon = (count: string) =>
  divIcon({
    html: `${clusterArt(PLAIN)}<b>${count}</b>`,
    className: css.cluster ?? '',
    iconSize: [CLUSTER, CLUSTER],
  });

/** Leaflet makes markers focusable, but handles no key presses on them. */
function answerKeys(mark: Marker, press: () => void): void {
  mark.on('click', press);
  mark.getElement()?.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    press();
  });
}

/**
 * Marks places on a map and clusters crowded ones: only markers within the window are in the
 * document, however many places there are.
 */
export function leafletMarkers(map: LeafletMap, onPress: (point: MapPoint) => void) {
  let index = new Supercluster<{ at: number }>(GROUPING);
  let points: readonly MapPoint[] = [];
  let chosen: MapPoint | null = null;
  /** The markers in the document, by the key of their point or cluster. */
  const shown = new Map<string, Marker>();

  const put = (key: string, mark: Marker, name: string, press: () => void) => {
    mark.addTo(map);
    mark.getElement()?.setAttribute('aria-label', name);
    answerKeys(mark, press);
    shown.set(key, mark);
  };

  const putPoint = (key: string, point: MapPoint, ink: Ink) => {
    const icon = markerIcon(ink);
    const zIndexOffset = ink === CHOSEN ? 1000 : 0;
    const mark = marker([point.lat, point.lon], { icon, zIndexOffset });
    put(key, mark, `${point.title}. ${point.text}`, () => onPress(point));
  };

  const putCluster = (key: string, id: number, [lon = 0, lat = 0]: number[], count: number) => {
    const mark = marker([lat, lon], { icon: clusterIcon(String(count)) });
    put(key, mark, `Мест рядом: ${count}. Приблизить`, () => {
      // The marker is removed then, and the focus must not be lost.
      map.getContainer().focus({ preventScroll: true });
      map.setView([lat, lon], index.getClusterExpansionZoom(id));
    });
  };

  const clear = () => {
    for (const mark of shown.values()) mark.remove();
    shown.clear();
  };

  /** Updates the document to match the window. */
  const draw = () => {
    const bounds = map.getBounds().pad(BEYOND);
    const box: [number, number, number, number] = [
      bounds.getWest(),
      bounds.getSouth(),
      bounds.getEast(),
      bounds.getNorth(),
    ];
    const wanted = new Map<string, () => void>();
    for (const { properties, geometry } of index.getClusters(box, Math.floor(map.getZoom()))) {
      if ('cluster_id' in properties) {
        const { cluster_id: id, point_count: count } = properties;
        const key = `cluster ${id}`;
        wanted.set(key, () => putCluster(key, id, geometry.coordinates, count));
        continue;
      }
      const point = points[properties.at];
      if (!point || point.id === chosen?.id) continue;
      const key = `point ${point.id}`;
      wanted.set(key, () => putPoint(key, point, PLAIN));
    }
    if (chosen) {
      const point = chosen;
      const key = `chosen ${point.id}`;
      wanted.set(key, () => putPoint(key, point, CHOSEN));
    }
    for (const [key, mark] of shown) {
      if (wanted.has(key)) continue;
      mark.remove();
      shown.delete(key);
    }
    for (const [key, add] of wanted) if (!shown.has(key)) add();
  };

  map.on('moveend', draw);

  return {
    show(next: readonly MapPoint[]) {
      points = next;
      chosen = null;
      clear();
      index = new Supercluster<{ at: number }>(GROUPING).load(
        next.map(({ lat, lon }, at) => ({
          type: 'Feature',
          properties: { at },
          geometry: { type: 'Point', coordinates: [lon, lat] },
        })),
      );
      draw();
    },
    /** Shows one of them as selected, separate from any cluster that contains it. */
    choose(point: MapPoint | null) {
      if (point?.id === chosen?.id) return;
      const pressed = document.activeElement;
      const hadFocus = [...shown.values()].some((mark) => mark.getElement() === pressed);
      chosen = point;
      draw();
      if (hadFocus && point) shown.get(`chosen ${point.id}`)?.getElement()?.focus();
    },
    /** Focuses the marker of one of them, or the map if a cluster contains it. */
    focus({ id }: MapPoint) {
      const own = shown.get(`point ${id}`)?.getElement();
      (own ?? map.getContainer()).focus({ preventScroll: true });
    },
  };
}
