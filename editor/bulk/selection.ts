import { createContext, useContext } from 'react';
import type { Fields } from '../../contract/collections/field.ts';

/** A row that is chosen, as far as a report about it has to know. */
export type Row = {
  readonly id: number;
  readonly name: string;
  /** Its draft. */
  readonly draft: number | null;
  /** What it consists of, to name the fields that are refused. */
  readonly fields?: Fields;
};

export type Selection = {
  readonly rows: ReadonlyMap<number, Row>;
  /** Chooses rows, or no longer. */
  readonly choose: (rows: readonly Row[], isChosen: boolean) => void;
  readonly clear: () => void;
  /** Whether something has been chosen since the list is there. */
  readonly wasUsed: boolean;
  /** The row where a range begins that is chosen with Shift: the last one that was touched. */
  readonly last: number | null;
  readonly touch: (id: number) => void;
};

export const SelectionContext = createContext<Selection | null>(null);

/** What is chosen of the list around. */
export function useSelection(): Selection {
  const selection = useContext(SelectionContext);
  if (!selection) throw new Error('Nothing can be chosen here');
  return selection;
}

/** The rows between two, in the order of the list; without a beginning only the last one. */
export function rangeOfRows(rows: readonly Row[], from: number | null, to: number): readonly Row[] {
  const ends = [from, to].map((id) => rows.findIndex((row) => row.id === id));
  const [first = -1, last = -1] = ends.toSorted((one, other) => one - other);
  return first < 0 ? rows.filter(({ id }) => id === to) : rows.slice(first, last + 1);
}
