import { Box, CardContent, Typography } from '@mui/material';
import { List, SearchInput, SelectInput, useListContext } from 'react-admin';
import type { LibraryFile } from '../../contract/schemas/library.ts';
import { ScreenTitle } from '../app/ScreenTitle.tsx';
import { mayI } from '../calls/session.ts';
import { ListFailure } from '../lists/ListFailure.tsx';
import { ListFilters } from '../lists/ListFilters.tsx';
import { ListNews } from '../lists/ListNews.tsx';
import { ListPages } from '../lists/ListPages.tsx';
import { AddFile } from './AddFile.tsx';
import { TileGrid } from './TileGrid.tsx';
import { TILES } from './use-library-page.ts';

const KINDS = [
  { id: 'picture', name: 'Картинки' },
  { id: 'pdf', name: 'PDF' },
];

const FILTERS = [
  <SearchInput key="search" source="search" alwaysOn />,
  <SelectInput key="kind" source="kind" label="Что показать" choices={KINDS} alwaysOn />,
];

function Files() {
  const { data, isPending, error, total } = useListContext<LibraryFile>();
  if (total === 0) {
    return <Typography>Ничего не&nbsp;нашлось. Попробуйте другие слова.</Typography>;
  }
  if (isPending) return null;
  if (error && !data) return <ListFailure />;
  return <TileGrid files={data ?? []} press={({ id }) => `/library/${id}`} />;
}

/** All uploaded pictures and PDFs, newest first. */
export const LibraryList = () => (
  <List
    filters={<ListFilters filters={FILTERS} />}
    perPage={TILES}
    pagination={<ListPages sizes={[TILES, 2 * TILES, 4 * TILES]} />}
    title="Библиотека"
    actions={false}
    exporter={false}
    empty={false}
  >
    <ScreenTitle>Библиотека</ScreenTitle>
    <ListNews />
    <CardContent>
      {mayI('draft') && (
        <Box sx={{ mb: 2 }}>
          <AddFile />
        </Box>
      )}
      <Files />
    </CardContent>
  </List>
);
