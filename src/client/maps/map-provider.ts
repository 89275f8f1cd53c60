import type { Place } from '../places/distance.ts';

/** A place to mark on a map. */
export type MapPoint = Place & {
  readonly id: number;
  readonly title: string;
  /** The line under the title: an address. */
  readonly text: string;
};

export type MapOptions = {
  /** Where the map opens while it has no points. */
  readonly centre: Place;
  /** What the map shows, for those who listen to the page. */
  readonly label: string;
  /** A marker was chosen on the map; null: it was let go. */
  readonly onSelect: (id: number | null) => void;
};

/** A map on the page. Every map there is answers to this, so nobody has to know which it is. */
export type ShownMap = {
  /** Marks these places, and none of those before. */
  setPoints(points: readonly MapPoint[]): void;
  /** Brings the marker of a point into sight and opens it; null closes the open one. */
  select(id: number | null): void;
  /** Shows all points at once. */
  fit(): void;
  /** Takes the map off the page. */
  destroy(): void;
};

/** A service that draws maps. `create` rejects where it cannot. */
export type MapProvider = {
  create(element: HTMLElement, options: MapOptions): Promise<ShownMap>;
};

/** From this zoom on a chosen marker is seen with the streets round it. */
export const STREET_ZOOM = 16;
/** A town as a whole. */
export const TOWN_ZOOM = 11;

/** Whether things on the page may move (section 9: not on narrow windows). */
export const mayMove = (): boolean =>
  matchMedia('(min-width: 64.0625em) and (prefers-reduced-motion: no-preference)').matches;
