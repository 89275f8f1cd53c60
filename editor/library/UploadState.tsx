import { Alert, Box, LinearProgress, Typography } from '@mui/material';
import { percentWords } from '../../src/config/number-words.ts';
import { HEARD_ONLY } from '../app/heard-only.ts';
import type { Upload } from './use-upload.ts';

type Props = Omit<Upload, 'take'>;

/** The stage of an upload for those who hear it: each per cent would be read. */
function stageOf({ part, isDone }: Props): string {
  if (part !== null) return 'Загружаем файл…';
  return isDone ? 'Файл загружен' : '';
}

/** The progress of an upload, its end, or why it failed. */
export function UploadState({ part, fault, isDone }: Props) {
  return (
    <>
      {/* Always there: what appears together with its words may stay unsaid. */}
      <Box role="status" sx={HEARD_ONLY}>
        {stageOf({ part, fault, isDone })}
      </Box>
      {fault !== null && <Alert severity="error">{fault}</Alert>}
      {part !== null && (
        <Box>
          <Typography variant="body2">
            {/* All of it has been sent, and the backend is checking it. */}
            {part < 1 ? `Загружаем: ${percentWords(part)}` : 'Проверяем и\u00a0сохраняем…'}
          </Typography>
          <LinearProgress
            variant={part < 1 ? 'determinate' : 'indeterminate'}
            value={part * 100}
            aria-label="Загрузка файла"
          />
        </Box>
      )}
    </>
  );
}
