import PictureAsPdf from '@mui/icons-material/PictureAsPdf';
import { Box, ButtonBase, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { LibraryFile } from '../../contract/schemas/library.ts';
import { MIDDLE, positionOf } from './focus-point.ts';

type Props = {
  readonly file: LibraryFile;
  /** What a click does: opens an address of the app, or selects the file. */
  readonly press: string | (() => void);
};

const TILE = {
  display: 'block',
  width: '100%',
  textAlign: 'start',
  borderRadius: 1,
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  color: 'text.primary',
  '&:hover, &:focus-visible': { borderColor: 'primary.main', bgcolor: 'action.hover' },
  '&:focus-visible': { outline: 2, outlineStyle: 'solid', outlineColor: 'primary.main' },
} as const;
const FACE = { width: '100%', aspectRatio: '4 / 3', objectFit: 'cover', display: 'block' } as const;
const LINES = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
} as const;

/** The label of a file: its title, or the name under which it was uploaded. */
export const fileLabel = ({ title, name, src }: LibraryFile): string => title || name || src;

const Face = ({ file: { kind, src, focus } }: Pick<Props, 'file'>) =>
  kind === 'pdf' ? (
    <Box sx={{ ...FACE, display: 'grid', placeItems: 'center', bgcolor: 'action.hover' }}>
      <PictureAsPdf fontSize="large" />
    </Box>
  ) : (
    <Box
      component="img"
      src={src}
      alt=""
      loading="lazy"
      style={{ objectPosition: positionOf(focus ?? MIDDLE) }}
      sx={FACE}
    />
  );

/** A file of the library with its description. */
export function LibraryTile({ file, press }: Props) {
  const pressed = typeof press === 'string' ? { component: Link, to: press } : { onClick: press };
  return (
    <ButtonBase {...pressed} sx={TILE}>
      <Face file={file} />
      <Box sx={{ p: 1 }}>
        <Typography variant="body2" sx={LINES}>
          {file.alt || (file.kind === 'pdf' ? 'PDF' : 'Без описания')}
        </Typography>
        <Typography variant="body2" color="textSecondary" noWrap>
          {fileLabel(file)}
        </Typography>
      </Box>
    </ButtonBase>
  );
}
