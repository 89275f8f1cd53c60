import { useListContext } from 'react-admin';
import * as v from 'valibot';
import { ReadFailure } from '../app/ReadFailure.tsx';

const impossible = v.object({ body: v.object({ code: v.picklist(['bad_request', 'invalid']) }) });
const WORDS = 'С\u00a0такими условиями список не\u00a0прочитать.';

/** In place of the rows of a list that could not be read. */
export function ListFailure() {
  const { error, refetch, filterValues = {}, setFilters } = useListContext();
  const isFiltered = Object.keys(filterValues).length > 0;
  if (!isFiltered || !v.is(impossible, error)) {
    return <ReadFailure error={error} refetch={refetch} />;
  }
  // An old link may name what a filter no longer accepts: the same question is refused again.
  const drop = () => setFilters({});
  return <ReadFailure error={{ message: WORDS }} refetch={drop} label="Убрать условия" />;
}
