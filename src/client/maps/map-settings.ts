/** The map settings of the build; empty: not set. */
export type MapSettings = {
  readonly yandexKey: string;
  /** `https://tiles.example.ru/{z}/{x}/{y}.png`, or the URL of a PMTiles file. */
  readonly tilesUrl: string;
  /** The attribution of the tiles: their terms require it on the map. */
  readonly tilesCredit: string;
};

/** Whether a map can be rendered: markers without streets are useless. */
export const offersMap = ({ yandexKey, tilesUrl }: MapSettings): boolean =>
  yandexKey !== '' || tilesUrl !== '';
