import { Alert, Button } from '@mui/material';
import { useListContext } from 'react-admin';

/** In place of the rows of a list that could not be read. */
export function ListFailure() {
  const { error, isFetching, refetch } = useListContext();
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" disabled={isFetching} onClick={() => refetch()}>
          Загрузить ещё раз
        </Button>
      }
    >
      {error?.message}
    </Alert>
  );
}
