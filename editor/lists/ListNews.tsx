import { Box } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { HEARD_ONLY } from '../app/heard-only.ts';
import { listNews } from './list-news.ts';
import { useRowFocus } from './use-row-focus.ts';

/** Says what filters, another order or another page have made of a list. */
export function ListNews() {
  const { total, page, perPage, sort, filterValues = {}, isPlaceholderData } = useListContext();
  useRowFocus();
  const asked = JSON.stringify([filterValues, sort, page, perPage]);
  const [first] = useState({ asked, sort: JSON.stringify(sort) });
  const [isChanged, setChanged] = useState(false);
  if (!isChanged && asked !== first.asked) setChanged(true);
  const isKnown = isChanged && total !== undefined && isPlaceholderData !== true;
  const order = JSON.stringify(sort) === first.sort ? undefined : sort.order;
  return (
    <Box role="status" sx={HEARD_ONLY}>
      {isKnown && listNews({ total, page, pages: Math.ceil(total / perPage), order })}
    </Box>
  );
}
