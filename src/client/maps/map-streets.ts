import { namedFlavor, type Flavor } from '@protomaps/basemaps';
import { GridLayer } from 'leaflet';
import { PMTiles, TileType } from 'pmtiles';
import { leafletLayer, paintRules } from 'protomaps-leaflet';
import { streetLabels } from './street-labels.ts';

/** The attribution of such files if none is given. */
const CREDIT = '© OpenStreetMap';

const paletteOf = (element: HTMLElement) => {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(name).trim();
  const flavor: Flavor = namedFlavor(token('--flavor'));
  const ink = { text: token('--text'), halo: token('--ground'), font: style.fontFamily };
  return {
    paintRules: paintRules(flavor),
    labelRules: streetLabels(ink),
    backgroundColor: flavor.background,
  };
};

/**
 * Streets rendered in the browser from one file of vector tiles; only the parts shown in the window
 * are fetched.
 * @throws Error if the file cannot be read or is of another type.
 */
export async function openStreets(
  url: string,
  credit: string,
  element: HTMLElement,
): Promise<GridLayer> {
  const file = new PMTiles(url);
  const { tileType, maxZoom } = await file.getHeader();
  if (tileType !== TileType.Mvt) throw new Error(`${url} holds no vector tiles`);
  const layer = leafletLayer({
    url: file,
    maxDataZoom: maxZoom,
    attribution: credit || CREDIT,
    lang: 'ru',
    ...paletteOf(element),
  });
  // The package reads Leaflet from `window`, where Leaflet puts itself, and has no types for it.
  if (!(layer instanceof GridLayer)) throw new Error('There are two copies of Leaflet');
  // A canvas keeps the colours that it was rendered with, so the layer is replaced. `rerenderTiles` discards
  // the tiles of all zoom levels but one: during a zoom these would never be drawn, or never removed.
  const repaint = new MutationObserver(() => {
    Object.assign(layer, paletteOf(element));
    layer.clearLayout();
    layer.redraw();
  });
  layer.on('add', () =>
    repaint.observe(document.documentElement, { attributeFilter: ['data-palette'] }),
  );
  layer.on('remove', () => repaint.disconnect());
  return layer;
}
