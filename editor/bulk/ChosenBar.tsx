import { Button, Paper, Typography } from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';
import { focusContent } from '../app/focus-content.ts';
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
  const isEmpty = rows.size === 0;
  // The button that was pressed goes, or the whole bar: its dialog would give the focus back to it.
  const wasShown = useRef(false);
  const clearing = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const isLost = wasShown.current && document.activeElement === document.body;
    wasShown.current = rows.size > 0;
    // A dialog that is still open looks after the focus itself.
    if (!isLost || document.querySelector('[role="dialog"]')) return;
    if (clearing.current) clearing.current.focus();
    else focusContent();
  }, [rows]);
  if (isEmpty) return null;
  return (
    <Paper component="section" aria-label={label} elevation={3} sx={BAR_STYLES}>
      <Typography role="status" sx={{ mr: 1 }}>
        {`Выбрано: ${counted(rows.size)}`}
      </Typography>
      {children}
      <Button ref={clearing} color="inherit" onClick={clear}>
        Снять выбор
      </Button>
    </Paper>
  );
}
