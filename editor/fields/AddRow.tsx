import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useSimpleFormIterator } from 'react-admin';

type Props = {
  /** The label of one row: «Преимущество». */
  readonly label: string;
  readonly max: number;
  /** Creates the value of a new row. */
  readonly empty: () => unknown;
};

const FIELDS = ['input', 'textarea', 'button']
  .map((name) => `:scope > ul > li:last-child ${name}:enabled`)
  .join();

/** Adds a row below the others, and moves to its first field. */
export function AddRow({ label, max, empty }: Props) {
  const { add, total } = useSimpleFormIterator();
  const button = useRef<HTMLButtonElement>(null);
  const [presses, setPresses] = useState(0);
  useEffect(() => {
    if (presses === 0) return;
    // While the last row of texts is empty, the form adds no other one: then this one is meant.
    button.current?.parentElement?.querySelector<HTMLElement>(FIELDS)?.focus();
  }, [presses]);
  return (
    <Button
      size="small"
      startIcon={<Add />}
      aria-label={`Добавить: ${label}`}
      disabled={total >= max}
      ref={button}
      onClick={() => {
        add(empty());
        setPresses(presses + 1);
      }}
      sx={{ alignSelf: 'flex-start', mt: 0.5 }}
    >
      Добавить
    </Button>
  );
}
