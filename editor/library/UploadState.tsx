import { Alert, Box, LinearProgress, Typography } from '@mui/material';
import { percentWords } from '../../src/config/number-words.ts';
import type { Upload } from './use-upload.ts';

type Props = Pick<Upload, 'part' | 'fault'>;

/** The progress of an upload, or why it failed. */
export function UploadState({ part, fault }: Props) {
  if (fault !== null) return <Alert severity="error">{fault}</Alert>;
  if (part === null) return null;
  // All of it has been sent, and the backend is checking it.
  const words = part < 1 ? `Загружаем: ${percentWords(part)}` : 'Проверяем и\u00a0сохраняем…';
  return (
    <Box role="status">
      <Typography variant="body2">{words}</Typography>
      <LinearProgress
        variant={part < 1 ? 'determinate' : 'indeterminate'}
        value={part * 100}
        aria-label="Загрузка файла"
      />
    </Box>
  );
}
