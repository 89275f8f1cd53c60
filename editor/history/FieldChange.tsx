import { Box, Typography } from '@mui/material';
import type { FieldDifference } from '../../contract/schemas/editor-many.ts';

const LOOKS = {
  same: { element: 'span', sx: {} },
  added: { element: 'ins', sx: { bgcolor: 'success.light', color: 'success.contrastText' } },
  removed: { element: 'del', sx: { bgcolor: 'error.light', color: 'error.contrastText' } },
} as const;

const written = (value: unknown) =>
  typeof value === 'string' ? value : JSON.stringify(value ?? '', null, 1);

/** A field that has changed: removed words are crossed out, added ones underlined. */
export function FieldChange({ label, words, before, after }: FieldDifference) {
  const parts = words ?? [
    { text: `${written(before)} `, change: 'removed' as const },
    { text: written(after), change: 'added' as const },
  ];
  return (
    <Box sx={{ my: 2 }}>
      <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
      <Typography component="p" sx={{ whiteSpace: 'pre-wrap' }}>
        {parts.map(({ text, change }, at) => (
          <Box key={`${at} ${change}`} component={LOOKS[change].element} sx={LOOKS[change].sx}>
            {text}
          </Box>
        ))}
      </Typography>
    </Box>
  );
}
