import { CardContent } from '@mui/material';
import { Edit, type EditProps } from 'react-admin';
import { ReadFailure } from '../app/ReadFailure.tsx';
import { isFinal } from '../data/queries.ts';
import { isMissing, useMissing } from './use-missing.ts';

/** Retries when no server has answered, as everywhere; react-admin's form gives up at once. */
const retry = (count: number, error: unknown) => count < 2 && !isFinal(error);

/**
 * The form of a record. react-admin's `Edit` calls every failure to read the record «no such record
 * any more» and leaves for the list, even when no server has answered.
 */
export function RecordEdit({ children, queryOptions, ...props }: EditProps) {
  const onError = useMissing();
  return (
    <Edit
      {...props}
      mutationMode="pessimistic"
      queryOptions={{ retry, ...queryOptions, onError }}
      render={({ record, error, refetch }) => {
        // A record that is already shown stays: its form may have unsaved text.
        if (record) return children;
        return error && !isMissing(error) ? (
          <ReadFailure error={error} refetch={refetch} />
        ) : (
          <CardContent>{'\u00a0'}</CardContent>
        );
      }}
    />
  );
}
