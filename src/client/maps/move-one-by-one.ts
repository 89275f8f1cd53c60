import type { Map as LeafletMap } from 'leaflet';

/** Movements of a map that wait for each other. */
export type Movements = {
  /**
   * Starts a movement once the map is at rest, in place of any other that still waits.
   * @param move Sets a view of the map.
   * @param arrived Runs when the map has come to rest there.
   */
  start(move: () => void, arrived?: () => void): void;
  /** Drops what waits for the map to come to rest; a movement that has started goes on. */
  forget(): void;
};

/** Moves a map step by step: Leaflet ignores a change of zoom during another. */
export function moveOneByOne(map: LeafletMap): Movements {
  let moving = false;
  let atRest: (() => void) | null = null;
  map.on('movestart', () => {
    moving = true;
  });
  map.on('moveend', () => {
    moving = false;
    const next = atRest;
    atRest = null;
    next?.();
  });
  return {
    start(move, arrived) {
      const begin = () => {
        // Set here: Leaflet reports a zoom only when it starts, in the next frame.
        moving = true;
        atRest = arrived ?? null;
        move();
      };
      if (moving) atRest = begin;
      else begin();
    },
    forget() {
      atRest = null;
    },
  };
}
