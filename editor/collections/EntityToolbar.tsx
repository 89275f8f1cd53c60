import {
  SaveButton,
  Toolbar,
  useRecordContext,
  useRedirect,
  useResourceContext,
} from 'react-admin';
import { mayI } from '../calls/session.ts';
import { collectionRecords } from '../data/collection-records.ts';
import { HistoryButton } from '../history/HistoryButton.tsx';
import { DraftButton } from '../drafts/DraftButton.tsx';
import { shownOf } from './shown-record.ts';
import { RemoveButton } from './RemoveButton.tsx';

/** What whoever is signed in may do with the form. */
export function EntityToolbar() {
  const record = useRecordContext();
  const records = collectionRecords(useResourceContext() ?? '');
  const redirect = useRedirect();
  if (!mayI('draft')) return null;
  const isDraft = { draft: true };
  // A draft that is there has its own screen: from here it would be written over unseen.
  return (
    <Toolbar sx={{ gap: 2 }}>
      {mayI('publish') && <SaveButton label="Опубликовать" alwaysEnable={!record} />}
      {!shownOf(record).draft && (
        <DraftButton
          save={(values) =>
            record ? records.update(record.id, values, isDraft) : records.create(values, isDraft)
          }
          onSaved={({ id }) => redirect('edit', 'drafts', id)}
        />
      )}
      <HistoryButton />
      {record && mayI('publish') && <RemoveButton />}
    </Toolbar>
  );
}
