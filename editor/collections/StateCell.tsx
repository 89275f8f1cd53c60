import { Chip, Stack, Tooltip } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { shownOf } from './shown-record.ts';
import { UnseenChip } from './UnseenChip.tsx';

/** Whether readers see the entity, why not, and whether somebody has a draft of it. */
export function StateCell() {
  const record = useRecordContext();
  if (!record) return null;
  const { live, held, draft } = shownOf(record);
  return (
    <Stack direction="row" spacing={0.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {held && (
        <Tooltip title={held.reason}>
          <Chip size="small" color="error" label="Задержана" />
        </Tooltip>
      )}
      {!held && live && <Chip size="small" variant="outlined" label="Видна" />}
      {!held && !live && <UnseenChip />}
      {draft && <Chip size="small" color="primary" label="Есть черновик" />}
    </Stack>
  );
}
