import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import type { ReactNode } from 'react';

type Props = {
  readonly title: string;
  /** The label of the button. */
  readonly verb?: string;
  readonly close: () => void;
  /** Inserts it into the text; null while something is missing. */
  readonly insert: (() => void) | null;
  readonly children: ReactNode;
};

/** A dialog that asks what to insert into the text. */
export const InsertDialog = ({ title, verb = 'Вставить', close, insert, children }: Props) => (
  <Dialog open onClose={close} fullWidth maxWidth="sm">
    <DialogTitle>{title}</DialogTitle>
    <DialogContent sx={{ display: 'grid', gap: 2 }}>{children}</DialogContent>
    <DialogActions>
      <Button onClick={close}>Отмена</Button>
      <Button
        variant="contained"
        disabled={insert === null}
        onClick={() => {
          insert?.();
          close();
        }}
      >
        {verb}
      </Button>
    </DialogActions>
  </Dialog>
);
