import { Alert, Box } from '@mui/material';
import { fieldLabel } from '../../contract/collections/field-label.ts';
import type { Fields } from '../../contract/collections/field.ts';
import { mayI } from '../calls/session.ts';
import { BehindNote } from './BehindNote.tsx';
import type { DraftMeta } from './draft-value.ts';
import { plannedReason } from './planned-reason.ts';

/** The scheduled time is over, even for a corrected draft. */
const AGAIN = 'Поправьте черновик и\u00a0назначьте новое время или опубликуйте его.';
const ASK = 'Поправьте черновик и\u00a0попросите выпускающего редактора опубликовать его.';

type Props = { readonly draft: DraftMeta; readonly fields: Fields };

/** What prevents publishing the draft, and what publishing will remove from its texts. */
export function DraftFaults({ draft, fields }: Props) {
  const { id, error, errors, warnings } = draft;
  const { revision: behind, ...others } = errors;
  const faults = Object.entries(others);
  const removed = Object.entries(warnings).flatMap(([path, all]) =>
    all.map((words): [string, string] => [path, words]),
  );
  return (
    <Box sx={{ display: 'grid', gap: 1, p: 2, pb: 0 }}>
      {error && (
        <Alert severity="error">
          {`Не\u00a0вышел в\u00a0назначенное время: ${error}. ${mayI('publish') ? AGAIN : ASK}`}
        </Alert>
      )}
      {behind !== undefined && <BehindNote draft={id} isOpen={plannedReason(draft) === null} />}
      {faults.map(([path, words]) => (
        <Alert key={path} severity="warning">{`${fieldLabel(fields, path)}: ${words}`}</Alert>
      ))}
      {removed.map(([path, words]) => (
        <Alert key={path + words} severity="info">{`${fieldLabel(fields, path)}. ${words}`}</Alert>
      ))}
    </Box>
  );
}
