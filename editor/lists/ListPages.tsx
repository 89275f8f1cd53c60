import { Pagination, useListContext } from 'react-admin';

/** The pages of a list. While nobody knows how many there are, MUI would count one full page. */
export function ListPages({ sizes }: { readonly sizes?: number[] }) {
  const { error, data } = useListContext();
  if (error && !data) return null;
  return <Pagination {...(sizes && { rowsPerPageOptions: sizes })} />;
}
