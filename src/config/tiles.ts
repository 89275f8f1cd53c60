/** Whether a tile URL is a single PMTiles file rather than a raster tile template. */
export const isTileFile = (url: string): boolean => /^[^?#]*\.pmtiles(?:[?#]|$)/.test(url);
