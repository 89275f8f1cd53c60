import { Button, Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useSelection } from './selection.ts';

type Props = {
  /** The label of the selected rows: «Выбранные записи». */
  readonly label: string;
  /** Their number: «3 записи». */
  readonly counted: (count: number) => string;
  /** The actions for them. */
  readonly children: ReactNode;
};

const BAR_STYLES = {
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

/** A bar that stays in sight above a list while rows are selected. */
export function ChosenBar({ label, counted, children }: Props) {
  const { rows, clear } = useSelection();
  if (rows.size === 0) return null;
  return (
    <Paper component="section" aria-label={label} elevation={3} sx={BAR_STYLES}>
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
