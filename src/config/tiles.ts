/** Whether an address of tiles is that of one PMTiles file, and not of a picture for each tile. */
export const isTileFile = (url: string): boolean => /^[^?#]*\.pmtiles(?:[?#]|$)/.test(url);
