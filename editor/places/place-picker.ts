import type { Place } from '../../src/client/places/distance.ts';

type PickerOptions = {
  /** The centre of a map without a marker. */
  readonly centre: Place;
  /** The label of the map. */
  readonly label: string;
  /** The label of its marker. */
  readonly markLabel: string;
  /** Receives the place picked by hand; null: the map is read-only. */
  readonly onPick: ((place: Place) => void) | null;
};

/** A map for picking one place, from any provider. */
export type PlacePicker = {
  /**
   * Moves the marker; null removes it.
   * @param isBrought whether the map follows: not for a place that was picked on it.
   */
  put(place: Place | null, isBrought: boolean): void;
  destroy(): void;
};

/** @throws Error when no map is available. */
export type OpenPicker = (element: HTMLElement, options: PickerOptions) => Promise<PlacePicker>;
