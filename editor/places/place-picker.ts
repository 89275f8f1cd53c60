import type { Place } from '../../src/client/places/distance.ts';

export type PickerOptions = {
  /** The middle of a map that has no mark yet. */
  readonly centre: Place;
  /** What the map is called. */
  readonly label: string;
  /** What its mark is called. */
  readonly markLabel: string;
  /** Told where the mark was put by hand; null: the map is only looked at. */
  readonly onPick: ((place: Place) => void) | null;
};

/** A map on which one place is chosen, whichever service draws it. */
export type PlacePicker = {
  /**
   * Moves the mark; null takes it away.
   * @param isBrought whether the map follows: not for a place that was picked on it.
   */
  put(place: Place | null, isBrought: boolean): void;
  destroy(): void;
};

/** @throws Error where there is no map to be had. */
export type OpenPicker = (element: HTMLElement, options: PickerOptions) => Promise<PlacePicker>;
