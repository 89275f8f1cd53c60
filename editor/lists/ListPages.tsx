import { Box } from '@mui/material';
import { Pagination, useListContext } from 'react-admin';
import { usePageFocus } from './use-page-focus.ts';

/** The pages of a list. While nobody knows how many there are, MUI would count one full page. */
export function ListPages({ sizes }: { readonly sizes?: number[] }) {
  const { error, data, page } = useListContext();
  const pages = usePageFocus<HTMLDivElement>(page);
  if (error && !data) return null;
  return (
    <Box ref={pages} sx={{ display: 'contents' }}>
      <Pagination {...(sizes && { rowsPerPageOptions: sizes })} />
    </Box>
  );
}
