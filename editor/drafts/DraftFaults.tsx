import { Alert, Box } from '@mui/material';
import { fieldLabel } from '../../contract/collections/field-label.ts';
import type { Fields } from '../../contract/collections/field.ts';
import { BehindNote } from './BehindNote.tsx';
import type { DraftSaid } from './draft-value.ts';

type Props = { readonly draft: DraftSaid; readonly fields: Fields };

/** What prevents publishing the draft, and what publishing takes out of its texts. */
export function DraftFaults({ draft: { id, error, errors, warnings }, fields }: Props) {
  const { revision: behind, ...others } = errors;
  const faults = Object.entries(others);
  const removed = Object.entries(warnings).flatMap(([path, all]) =>
    all.map((words): [string, string] => [path, words]),
  );
  return (
    <Box sx={{ display: 'grid', gap: 1, p: 2, pb: 0 }}>
      {error && <Alert severity="error">{`Не вышел в назначенное время: ${error}`}</Alert>}
      {behind !== undefined && <BehindNote draft={id} />}
      {faults.map(([path, words]) => (
        <Alert key={path} severity="warning">{`${fieldLabel(fields, path)}: ${words}`}</Alert>
      ))}
      {removed.map(([path, words]) => (
        <Alert key={path + words} severity="info">{`${fieldLabel(fields, path)}. ${words}`}</Alert>
      ))}
    </Box>
  );
}
