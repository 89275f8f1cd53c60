import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { DeleteButton, Toolbar, useRecordContext } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { useOnce } from '../app/use-once.ts';
import { mayI } from '../calls/session.ts';
import { draftRecords } from '../data/draft-records.ts';
import { PUBLISH_KEYS } from '../keys/keys.ts';
import { useKeptFocus } from '../keys/use-kept-focus.ts';
import { saveEdited } from '../merge/save-edited.ts';
import { useKeptRecord } from '../merge/use-kept-record.ts';
import { DraftButton } from './DraftButton.tsx';
import { showSaved, stopReading } from './draft-reads.ts';
import { draftIn } from './draft-value.ts';
import { LinkButton } from './LinkButton.tsx';
import { plannedReason } from './planned-reason.ts';
import { NEWER } from './rebase-draft.ts';
import { usePublishDraft } from './use-publish-draft.ts';

/** react-admin's own words are about entities, which can be restored. */
const GONE =
  'Написанное в\u00a0нём пропадёт, вернуть его нельзя. То, что уже на\u00a0сайте, не\u00a0изменится.';

/** The actions that the signed-in user may take on a draft. */
export function DraftToolbar() {
  const record = useRecordContext();
  const publish = useOnce(usePublishDraft());
  const queries = useQueryClient();
  const { isDirty } = useFormState();
  // An autosave changes it in the form, not in the record.
  const seen = Number(useWatch({ name: 'draft.revision' }));
  const stay = useKeptRecord(NEWER);
  useKeptFocus();
  if (!record || !mayI('draft')) return null;
  const isOpen = plannedReason(draftIn(record)) === null;
  return (
    <Toolbar sx={{ columnGap: 2, rowGap: 1, py: 1, flexWrap: 'wrap' }}>
      {isOpen && (
        <DraftButton
          save={(values, base) =>
            saveEdited(draftRecords, { resource: 'drafts', id: record.id, base, values })
          }
          onSaved={(saved) => void showSaved(queries, saved)}
        />
      )}
      {mayI('publish') && (
        <Button
          variant={isDirty ? 'outlined' : 'contained'}
          disabled={isDirty}
          {...PUBLISH_KEYS}
          onClick={() => void publish(Number(record.id), seen)}
        >
          Опубликовать
        </Button>
      )}
      <LinkButton draft={Number(record.id)} isDirty={isDirty} />
      {isOpen && (
        <DeleteButton
          label="Выбросить"
          confirmTitle="Выбросить черновик?"
          confirmContent={GONE}
          mutationMode="pessimistic"
          mutationOptions={{ meta: { revision: seen }, onError: stay }}
          onClick={() => void stopReading(queries, record.id)}
        />
      )}
    </Toolbar>
  );
}
