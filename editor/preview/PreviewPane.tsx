import { Alert, Box, MenuItem, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { PALETTES, WIDTHS } from './looks.ts';
import { LookChoice } from './LookChoice.tsx';
import { PreviewFrame } from './PreviewFrame.tsx';
import { usePreview, type Previewed } from './use-preview.ts';

/** The real page of the form, beside it. */
export function PreviewPane(previewed: Previewed) {
  const [url, setUrl] = useState<string | null>(null);
  const [width, setWidth] = useState<number>(WIDTHS[0].value);
  const [palette, setPalette] = useState<string>(PALETTES[0].value);
  const { drawn, fault } = usePreview(previewed, url);
  const pages = drawn?.pages.items ?? [];
  return (
    <Stack
      component="aside"
      aria-label="Предпросмотр"
      spacing={1}
      useFlexGap
      sx={{ p: 2, minWidth: 0, height: 1 }}
    >
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <LookChoice label="Ширина" looks={WIDTHS} value={width} onChange={setWidth} />
        <LookChoice label="Тема" looks={PALETTES} value={palette} onChange={setPalette} />
      </Stack>
      {pages.length > 1 && (
        <TextField
          select
          // The label sits on the upper edge.
          sx={{ mt: 2 }}
          label="Какую страницу показать"
          value={url ?? drawn?.url ?? ''}
          onChange={(event) => setUrl(event.target.value)}
        >
          {pages.map((page) => (
            <MenuItem key={page} value={page}>
              {page}
            </MenuItem>
          ))}
        </TextField>
      )}
      {fault && (
        <Alert severity="info" sx={{ whiteSpace: 'pre-line' }}>
          {fault}
        </Alert>
      )}
      {drawn?.html ? (
        <PreviewFrame html={drawn.html} width={width} palette={palette} />
      ) : (
        !fault && <Box>{drawn ? 'Ни одна страница этого не показывает.' : 'Рисуем…'}</Box>
      )}
    </Stack>
  );
}
