import { Alert, Link } from '@mui/material';
import { useRecordContext, useResourceContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { HeldNote } from '../publishing/HeldNote.tsx';
import { TakeDownNote } from '../takedown/TakeDownNote.tsx';
import { draftWords } from './draft-words.ts';
import { shownOf } from './shown-record.ts';

/** Notes above an entity's form: that it is held back, or that there is a draft. */
export function EntityNotes() {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  if (!record) return null;
  const { held, draft, live } = shownOf(record);
  const own: unknown = record['url'];
  // A fresh publication is on the site before anybody follows this link.
  const url = live?.url ?? (!held && typeof own === 'string' ? own : null);
  return (
    <>
      {held && <HeldNote collection={resource} {...held} />}
      <TakeDownNote />
      {draft && (
        <Alert severity="info">
          {draftWords(draft.author)}
          <Link component={RouterLink} to={`/drafts/${draft.id}`}>
            Открыть черновик
          </Link>
        </Alert>
      )}
      {url && (
        <Link href={url} target="_blank" sx={{ display: 'block', px: 2, pt: 2 }}>
          Страница на сайте
        </Link>
      )}
    </>
  );
}
