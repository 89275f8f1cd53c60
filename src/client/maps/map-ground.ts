import { tileLayer, type GridLayer } from 'leaflet';
import { isTileFile } from '../../config/tiles.ts';
import type { MapSettings } from './map-settings.ts';

/** The maximum zoom level of any map. */
export const MOST_ZOOM = 18;

const PATIENCE = 10_000;

/**
 * Creates the layer under the markers: raster tiles, or streets rendered from one file.
 * @param element the map's element: its palette provides the colours.
 * @throws Error if the file cannot be read.
 */
export async function openGround(
  { tilesUrl, tilesCredit }: Pick<MapSettings, 'tilesUrl' | 'tilesCredit'>,
  element: HTMLElement,
): Promise<GridLayer> {
  if (isTileFile(tilesUrl)) {
    const { openStreets } = await import('./map-streets.ts');
    return openStreets(tilesUrl, tilesCredit, element);
  }
  return tileLayer(tilesUrl, { attribution: tilesCredit, maxZoom: MOST_ZOOM });
}

/**
 * Waits until there is something under the markers.
 * @throws Error if no tile loads: a map without streets is useless.
 */
export function firstTile(ground: GridLayer): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (work: () => void) => () => {
      clearTimeout(patience);
      work();
    };
    const fail = settle(() => reject(new Error('No map tile could be loaded')));
    const patience = setTimeout(fail, PATIENCE);
    ground.once('tileload', settle(resolve));
    // Every tile of the window has loaded or failed.
    ground.once('load', fail);
  });
}
