import { Button, Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useSelection } from './selection.ts';

type Props = {
  /** What the chosen rows are called: «Выбранные записи». */
  readonly label: string;
  /** How many there are: «3 записи». */
  readonly counted: (count: number) => string;
  /** What can be done with them. */
  readonly children: ReactNode;
};

const LOOK = {
  position: 'sticky',
  top: 56,
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1,
  mb: 1,
} as const;

/** Stays in sight over the rows of a list as long as some are chosen. */
export function ChosenBar({ label, counted, children }: Props) {
  const { rows, clear } = useSelection();
  if (rows.size === 0) return null;
  return (
    <Paper component="section" aria-label={label} elevation={3} sx={LOOK}>
      <Typography role="status" sx={{ mr: 1 }}>
        {`Выбрано: ${counted(rows.size)}`}
      </Typography>
      {children}
      <Button color="inherit" onClick={clear}>
        Снять выбор
      </Button>
    </Paper>
  );
}
