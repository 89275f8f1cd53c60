import { createContext, useContext } from 'react';
import type { Fields } from '../../contract/collections/field.ts';

/** A selected row, with the data that a report on it needs. */
export type Row = {
  readonly id: number;
  readonly name: string;
  /** The id of its draft. */
  readonly draft: number | null;
  /** The revision of the draft that the list shows; absent where it shows entities. */
  readonly revision?: number;
  /** Its fields, for the labels of refused ones. */
  readonly fields?: Fields;
};

export type Selection = {
  readonly rows: ReadonlyMap<number, Row>;
  /** Selects or deselects rows. */
  readonly choose: (rows: readonly Row[], isChosen: boolean) => void;
  readonly clear: () => void;
  /** Whether anything has been selected since the list was opened. */
  readonly wasUsed: boolean;
  /** The last row clicked, where a Shift range begins. */
  readonly last: number | null;
  readonly touch: (id: number) => void;
};

export const SelectionContext = createContext<Selection | null>(null);

/** The selection of the surrounding list. */
export function useSelection(): Selection {
  const selection = useContext(SelectionContext);
  if (!selection) throw new Error('Nothing can be chosen here');
  return selection;
}

/** The rows of a range, in list order; without a start, only the last one. */
export function rangeOfRows(rows: readonly Row[], from: number | null, to: number): readonly Row[] {
  const ends = [from, to].map((id) => rows.findIndex((row) => row.id === id));
  const [first = -1, last = -1] = ends.toSorted((one, other) => one - other);
  return first < 0 ? rows.filter(({ id }) => id === to) : rows.slice(first, last + 1);
}
