import { Box } from '@mui/material';
import type { LibraryFile } from '../../contract/schemas/library.ts';
import { LibraryTile } from './LibraryTile.tsx';

type Props = {
  readonly files: readonly LibraryFile[];
  /** What a click on a file does. */
  readonly press: (file: LibraryFile) => string | (() => void);
};

const GRID = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
  p: 0,
  m: 0,
  listStyle: 'none',
} as const;

/** Files of the library in a grid. */
export const TileGrid = ({ files, press }: Props) => (
  <Box component="ul" sx={GRID}>
    {files.map((file) => (
      <li key={file.id}>
        <LibraryTile file={file} press={press(file)} />
      </li>
    ))}
  </Box>
);
