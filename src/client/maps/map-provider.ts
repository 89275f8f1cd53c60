import type { Place } from '../places/distance.ts';

/** A place to mark on a map. */
export type MapPoint = Place & {
  readonly id: number;
  readonly title: string;
  /** The line under the title: an address. */
  readonly text: string;
};

export type MapOptions = {
  /** The centre of a map that has no points yet. */
  readonly centre: Place;
  /** The accessible description of the map. */
  readonly label: string;
  /** A marker was selected on the map; null: the selection was cleared. */
  readonly onSelect: (id: number | null) => void;
};

/** A map on the page. Every provider implements this, so callers need not know which one it is. */
export type ShownMap = {
  /** Marks these places, replacing the previous ones, and shows all of them together. */
  setPoints(points: readonly MapPoint[]): void;
  /** Moves to the marker of a point and opens it there; null closes the open one. */
  select(id: number | null): void;
  /** Removes the map from the page. */
  destroy(): void;
};

/** A map service. `create` rejects if it cannot create one. */
export type MapProvider = {
  create(element: HTMLElement, options: MapOptions): Promise<ShownMap>;
};

/** The minimum zoom for a selected marker: it shows the streets around it. */
export const STREET_ZOOM = 16;
/** A whole town. */
export const TOWN_ZOOM = 11;
