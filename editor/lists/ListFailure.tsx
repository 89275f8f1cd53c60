import { Alert, Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { focusContent } from '../app/focus-content.ts';

/** In place of the rows of a list that could not be read. */
export function ListFailure() {
  const { error, refetch } = useListContext();
  function again() {
    // The button goes with the failure.
    focusContent();
    void refetch();
  }
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" onClick={again}>
          Загрузить ещё раз
        </Button>
      }
    >
      {error?.message}
    </Alert>
  );
}
