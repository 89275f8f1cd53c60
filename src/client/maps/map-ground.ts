import { tileLayer, type GridLayer } from 'leaflet';
import { isTileFile } from '../../config/tiles.ts';
import type { MapSettings } from './map-settings.ts';

/** Closer than this no map goes. */
export const MOST_ZOOM = 18;

const PATIENCE = 10_000;

/**
 * Makes what lies under the markers: pictures by the address of each, or streets drawn of one file.
 * @param element where the map stands: its palette has the colours.
 * @throws Error where the file cannot be read.
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
 * @throws Error where no tile comes: a map without streets says nothing.
 */
export function firstTile(ground: GridLayer): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (work: () => void) => () => {
      clearTimeout(patience);
      work();
    };
    const fail = settle(() => reject(new Error('No tile of the map has come')));
    const patience = setTimeout(fail, PATIENCE);
    ground.once('tileload', settle(resolve));
    // Every tile of the window has answered, one way or the other.
    ground.once('load', fail);
  });
}
