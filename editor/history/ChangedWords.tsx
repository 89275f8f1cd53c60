import { alpha, Box, Typography, type Theme } from '@mui/material';
import type { Field } from '../../contract/collections/field.ts';
import type { FieldDifference } from '../../contract/schemas/editor-many.ts';
import { linesOf, readable } from './readable.ts';
import { useValueNames } from './use-value-names.ts';
import { isCoded, valueWords } from './value-words.ts';

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

type Props = Pick<FieldDifference, 'words' | 'before' | 'after'> & {
  /** Whether it is a rich text, whose tags should not be shown. */
  readonly isRich: boolean;
  /** For values that are ids or codes. */
  readonly of?: Field | undefined;
};

/** The changes of a text: removed words are crossed out, added ones underlined. */
export function ChangedWords({ words, before, after, isRich, of }: Props) {
  const names = useValueNames(of, [before, after]);
  const told = (!isCoded(of) && words) || [
    { text: `${valueWords(of, before, names)} `, change: 'removed' as const },
    { text: valueWords(of, after, names), change: 'added' as const },
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
