import { useListContext } from 'react-admin';
import { ReadFailure } from '../app/ReadFailure.tsx';

/** In place of the rows of a list that could not be read. */
export function ListFailure() {
  const { error, refetch } = useListContext();
  return <ReadFailure error={error} refetch={refetch} />;
}
