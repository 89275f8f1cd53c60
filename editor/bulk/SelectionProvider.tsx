import { useMemo, useState, type ReactNode } from 'react';
import { SelectionContext, type Row } from './selection.ts';

const NONE: ReadonlyMap<number, Row> = new Map();

/** Keeps the selection, also across pages, until the list is left. */
export function SelectionProvider({ children }: { readonly children: ReactNode }) {
  const [rows, setRows] = useState(NONE);
  const [wasUsed, setUsed] = useState(false);
  const [last, touch] = useState<number | null>(null);
  const selection = useMemo(
    () => ({
      rows,
      last,
      touch,
      clear: () => setRows(NONE),
      wasUsed,
      choose: (changed: readonly Row[], isChosen: boolean) => {
        setUsed(true);
        setRows((before) => {
          const after = new Map(before);
          for (const row of changed) {
            if (isChosen) after.set(row.id, row);
            else after.delete(row.id);
          }
          return after;
        });
      },
    }),
    [rows, last, wasUsed],
  );
  return <SelectionContext value={selection}>{children}</SelectionContext>;
}
