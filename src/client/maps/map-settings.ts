/** What the build was told of maps; empty: not set. */
export type MapSettings = {
  readonly yandexKey: string;
  /** `https://tiles.example.ru/{z}/{x}/{y}.png`, or the address of a PMTiles file. */
  readonly tilesUrl: string;
  /** Who the tiles are by: their terms want it on the map. */
  readonly tilesCredit: string;
};

/** Whether there is anything to draw a map of: without streets, marks on it say nothing. */
export const offersMap = ({ yandexKey, tilesUrl }: MapSettings): boolean =>
  yandexKey !== '' || tilesUrl !== '';
