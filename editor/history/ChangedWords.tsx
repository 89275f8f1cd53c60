import { alpha, Box, Typography, type Theme } from '@mui/material';
import type { FieldDifference } from '../../contract/schemas/editor-many.ts';
import { linesOf, readable } from './readable.ts';

/** A tinted background that keeps text as readable as elsewhere. */
const tinted = (colour: 'success' | 'error') => ({
  bgcolor: ({ palette }: Theme) => alpha(palette[colour].main, 0.16),
});

const LOOKS = {
  same: { element: 'span', sx: {} },
  added: { element: 'ins', sx: tinted('success') },
  removed: { element: 'del', sx: tinted('error') },
} as const;

/** An empty line keeps its height. */
const LINE = { whiteSpace: 'pre-wrap', minHeight: '1lh' };

const written = (value: unknown) =>
  typeof value === 'string' ? value : JSON.stringify(value ?? '', null, 1);

type Props = Pick<FieldDifference, 'words' | 'before' | 'after'> & {
  /** Whether it is a rich text, whose tags should not be shown. */
  readonly isRich: boolean;
};

/** The changes of a text: removed words are crossed out, added ones underlined. */
export function ChangedWords({ words, before, after, isRich }: Props) {
  const told = words ?? [
    { text: `${written(before)} `, change: 'removed' as const },
    { text: written(after), change: 'added' as const },
  ];
  const parts = isRich ? readable(told) : told;
  return (
    <>
      {linesOf(parts).map((line, nth) => (
        <Typography key={nth} component="p" sx={LINE}>
          {line.map(({ text, change }, at) => (
            <Box key={`${at} ${change}`} component={LOOKS[change].element} sx={LOOKS[change].sx}>
              {text}
            </Box>
          ))}
        </Typography>
      ))}
    </>
  );
}
