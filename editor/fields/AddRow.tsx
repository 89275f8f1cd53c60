import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useEffect, useRef } from 'react';
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
  const pressed = useRef<HTMLElement | null>(null);
  useEffect(() => {
    pressed.current?.parentElement?.querySelector<HTMLElement>(FIELDS)?.focus();
    pressed.current = null;
  }, [total]);
  return (
    <Button
      size="small"
      startIcon={<Add />}
      aria-label={`Добавить: ${label}`}
      disabled={total >= max}
      onClick={({ currentTarget }) => {
        pressed.current = currentTarget;
        add(empty());
      }}
      sx={{ alignSelf: 'flex-start', mt: 0.5 }}
    >
      Добавить
    </Button>
  );
}
