import { Alert, Button } from '@mui/material';

/** The dismissed offer had the focus. */
const focus = (button: HTMLElement | null) => button?.focus();

/** Says that unsaved text was dropped, with an undo button. */
export const DroppedNote = ({ undo }: { readonly undo: () => void }) => (
  <Alert
    severity="info"
    action={
      <Button color="inherit" ref={focus} onClick={undo}>
        Вернуть
      </Button>
    }
  >
    Несохранённые правки отброшены
  </Alert>
);
