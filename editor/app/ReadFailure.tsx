import { Alert, Button } from '@mui/material';
import { focusContent } from './focus-content.ts';

type Props = {
  /** As react-admin's controllers have it. */
  readonly error: { readonly message: string } | null | undefined;
  readonly refetch: () => unknown;
  readonly label?: string;
};

/** In place of what could not be read. */
export function ReadFailure({ error, refetch, label = 'Загрузить ещё раз' }: Props) {
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
          {label}
        </Button>
      }
    >
      {error?.message}
    </Alert>
  );
}
