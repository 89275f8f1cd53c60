import { Alert, Button } from '@mui/material';
import { focusContent } from './focus-content.ts';

type Props = {
  /** As react-admin's controllers have it. */
  readonly error: { readonly message: string } | null | undefined;
  readonly refetch: () => unknown;
};

/** In place of what could not be read. */
export function ReadFailure({ error, refetch }: Props) {
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
